import { href, redirectDocument } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { askedFields } from '#app/routes/admin/forms/asked-fields.ts'
import type { EditedPart, PartSource } from '#app/routes/admin/school/edited-part.ts'
import { isStatusKind, statusPath } from '#app/routes/admin/status/status-path.ts'
import { itemNames } from '#content/school-lists/item-names.ts'
import { inventedWords } from '#content/school-lists/testimonial-words.ts'
import { listPageWords } from '#content/school-lists/words.ts'
import type { AskedField } from '#domain/fields/control.ts'
import type { Typed } from '#domain/fields/field.ts'
import { addItem, findItem, replaceItem } from '#domain/school/lists/change-items.ts'
import { readItem, repeatedItem, typedItem } from '#domain/school/lists/item-form.ts'
import { itemSlot } from '#domain/school/lists/item-pictures.ts'
import { itemRules } from '#domain/school/lists/item-rules.ts'
import type { AnyItem, AnyList, ListName } from '#domain/school/lists/lists.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { listOfPath } from './list-of-path.ts'
import { itemPath, listPath } from './list-paths.ts'

export const picturePath = (name: ListName, id: AnyItem['id']) =>
  href('/admin/escola/imagens/:imagem', { imagem: itemSlot(name, id) })

/** The URL segment of the form that adds one. */
const newId = 'novo'

/** An item of a list: '/admin/escola/cursos/3'. Null: no such item. */
export function itemPart(
  { name, list, words }: ReturnType<typeof listOfPath>,
  itemId: string,
  asked: URLSearchParams,
  { latest, context }: PartSource,
): EditedPart | null {
  const items = latest[name] as readonly AnyItem[]
  const before = findItem(items, itemId)
  const isNew = itemId === newId && words.growing !== null
  if (!before && !isNew) return null
  const repeated = isNew ? findItem(items, asked.get('repete') ?? '') : undefined
  const { paths } = context.get(servicesContext)
  let isOffSite = false
  const isInvented = before?.sample === true && list.sample === 'item'
  const page = [words.one, itemId, repeated?.id].filter(Boolean).join('-')
  return {
    page,
    action: itemPath(words.path, itemId) + (repeated ? `?repete=${repeated.id}` : ''),
    title: words.growing && isNew ? words.growing.newTitle : words.editTitle,
    lead: isInvented ? inventedWords.sampleText : before ? words.nameOf(before, latest) : '',
    back: { to: listPath(words.path), label: words.back },
    ...(before && isStatusKind(words.path) && { status: statusPath(words.path, itemId) }),
    subject: words.title,
    fields: list.fields,
    asked: askedFields(list.fields, words.fields).map((field) => ({
      ...withItems(field, itemNames(name, field.name, latest)),
      isSample: before?.sample === true && list.sample === field.name,
      ...(before && { picturePath: picturePath(name, before.id) }),
    })),
    stored: typedItem(list, before),
    ...(itemRules[name] && {
      ruled: {
        list: name,
        known: { courses: latest.courses.map(({ id, languages }) => ({ id, languages })) },
      },
    }),
    initial: repeated ? repeatedItem(list, repeated) : groupOf(list, asked),
    read: (typed, given) => {
      const { item, problems } = readItem(list, typed, { ...given, lists: latest, before, paths })
      if (Object.keys(problems).length > 0) return { problems }
      const isSame =
        JSON.stringify(typedItem(list, item)) === JSON.stringify(typedItem(list, before))
      if (isSame && before?.sample === item.sample) return { state: null }
      const changed = before ? replaceItem(items, item) : addItem(list, latest, item)
      const today = schoolDayOf(given.now)
      isOffSite = item.hidden === true || Boolean(words.offSite?.(item, { ...latest, today }))
      if (changed) return { state: { [name]: changed } }
      const text = words.growing?.tooMany ?? ''
      return { message: { kind: 'warning', title: listPageWords.tooManyTitle, text } }
    },
    savedText: ({ part, after }, input) =>
      part === `${name}.${itemId}` ? (typedItem(list, after as AnyItem)[input] ?? '') : null,
    saved: () => {
      const list = listPath(words.path)
      if (isOffSite) return redirectDocument(withFlash(list, 'item-fora-do-site'))
      return redirectDocument(withFlash(list, 'escola-salva', { parte: page }))
    },
  }
}

/** A new item begins in the group whose link was pressed. */
function groupOf({ groupBy }: AnyList, asked: URLSearchParams): Typed {
  const group = asked.get('categoria')
  return groupBy && group ? { [groupBy]: group } : {}
}

/** A choice among the items of another list offers the current ones. */
function withItems(field: AskedField, names: Record<string, string> | undefined): AskedField {
  if (!names || field.control.type !== 'choice') return field
  return { ...field, options: names, control: { ...field.control, options: Object.keys(names) } }
}
