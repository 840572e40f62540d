import type { RouterContextProvider } from 'react-router'
import { itemPart } from '#app/routes/admin/school-lists/item-part.ts'
import { listOfPath } from '#app/routes/admin/school-lists/list-of-path.ts'
import { shownAt } from '#content/shown-at.ts'
import type { LatestSchool } from '#domain/school/school-in-use.ts'
import type { EditedPart } from './edited-part.ts'
import { factsPart } from './facts-part.ts'
import { noticePart } from './notice-part.ts'

/** What a path of the edit page is about: '/admin/escola/contato', '/admin/escola/cursos/3'. Null: no such item. */
export function partAt(
  { pathname, searchParams }: URL,
  latest: LatestSchool,
  context: Readonly<RouterContextProvider>,
): EditedPart | null {
  const [, group = '', itemId] = /^\/admin\/escola\/(\w+)(?:\/([\w-]+))?$/.exec(pathname) ?? []
  const source = { latest, context }
  if (itemId !== undefined) return itemPart(listOfPath(pathname), itemId, searchParams, source)
  return group === 'aviso' ? noticePart(source) : factsPart(group, source)
}

/** Where visitors see a part: 'contato', 'curso-3'. Null: nowhere. */
export function placeOf(page: string): string | null {
  const [part = '', ...item] = page.split('-')
  return shownAt(part, item.join('-'))
}
