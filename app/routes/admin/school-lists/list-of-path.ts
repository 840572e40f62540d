import { data } from 'react-router'
import { schoolWords } from '#content/admin.ts'
import type { AnyListWords } from '#content/school-lists/list-words.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { type AnyList, type ListName, listNames, listOf } from '#domain/school/lists/lists.ts'

/** The list that a route is about: every list has its own path, '/admin/escola/cursos/:item'. */
export function listOfPath(pattern: string): {
  name: ListName
  list: AnyList
  words: AnyListWords
} {
  const segment = /admin\/escola\/(\w+)/.exec(pattern)?.[1]
  const name = listNames.find((one) => wordsOf(one).path === segment)
  if (!name) throw data(schoolWords.unknownGroup, { status: 404 })
  return { name, list: listOf(name), words: wordsOf(name) }
}
