import type { Problems } from '#domain/fields/form.ts'
import { asSentence } from '#domain/fields/problem.ts'
import {
  type AnyItem,
  type AnyList,
  type Items,
  type ListName,
  listNames,
  listOf,
} from './lists.ts'

/** The list that a field's value is an item of. */
function listReferredTo(list: AnyList, field: string): ListName | undefined {
  const control = list.fields[field]?.control
  return control?.type === 'choice' ? (control.of as ListName | undefined) : undefined
}

/** The items that a field may name. Null: it names none. */
export function itemsFor(list: AnyList, field: string, lists: Items): readonly AnyItem[] | null {
  const of = listReferredTo(list, field)
  return of ? (lists[of] as readonly AnyItem[]) : null
}

/** The fields whose item does not exist. */
export function missingReferences(
  list: AnyList,
  values: Record<string, unknown>,
  lists: Items,
): Problems {
  const missing = Object.keys(list.fields).filter((field) => {
    const items = field in values ? itemsFor(list, field, lists) : null
    return items && !items.some(({ id }) => id === values[field])
  })
  return Object.fromEntries(missing.map((field) => [field, asSentence('escolha uma das opções')]))
}

/** The ids of a list's items, deleted ones too, that items of other lists name. */
export function referredIds(name: ListName, lists: Items): number[] {
  return listNames.flatMap((other) => {
    const list = listOf(other)
    const fields = Object.keys(list.fields).filter((field) => listReferredTo(list, field) === name)
    return (lists[other] as readonly AnyItem[]).flatMap((item) =>
      fields.flatMap((field) => (item[field] === undefined ? [] : Number(item[field]))),
    )
  })
}
