import { itemsFor } from '#domain/school/lists/item-references.ts'
import { type Items, type ListName, listOf } from '#domain/school/lists/lists.ts'
import { wordsOf } from './words.ts'

/** The names of the items that a field may refer to, by id. Undefined: it refers to none. */
export function itemNames(
  name: ListName,
  field: string,
  lists: Items,
): Record<string, string> | undefined {
  const list = listOf(name)
  const control = list.fields[field]?.control
  const items = itemsFor(list, field, lists)
  if (!items || control?.type !== 'choice') return undefined
  const { nameOf } = wordsOf(control.of as ListName)
  return Object.fromEntries(items.map((item) => [item.id, nameOf(item, lists)]))
}
