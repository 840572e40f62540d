import { schoolDefaults } from '#content/school.ts'
import { itemNames } from '#content/school-lists/item-names.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import type { ChangedPart, RecordedChange } from '#domain/changes/recorded-change.ts'
import { typedItem } from '#domain/school/lists/item-form.ts'
import {
  type AnyItem,
  type Items,
  type ListName,
  listNames,
  listOf,
} from '#domain/school/lists/lists.ts'
import { readPart } from '#domain/school/lists/stored-lists.ts'
import { formatLongDay } from '#domain/school-day.ts'
import { type Act, type ShownPart, yesOrNo } from './changed-labels.ts'

/** What was done to the items of the lists. */
export function listActs({ parts = [], moved }: RecordedChange, lists: Items): Act[] {
  return listNames.flatMap((name) => [
    ...actsOfList(name, parts, lists),
    ...(isReordered(orderOf(name, parts)) ? [moveAct(name, moved)] : []),
  ])
}

function actsOfList(name: ListName, parts: readonly ChangedPart[], lists: Items): Act[] {
  const defaults = schoolDefaults[name] as readonly AnyItem[]
  const { before, after } = orderOf(name, parts)
  const item = (id: string, side: 'before' | 'after'): AnyItem | undefined => {
    const changed = parts.find(({ part }) => part === `${name}.${id}`)
    const otherSide = side === 'before' ? 'after' : 'before'
    const standard = defaults.find((one) => String(one.id) === id)
    // Without a value on this side, the item was the default. If there is no default, this change left the item as it
    // was.
    const value = changed?.[side] ?? standard ?? changed?.[otherSide]
    return readPart(`${name}.${id}`, value) as AnyItem | undefined
  }
  const the = (found: AnyItem | undefined) => (found ? theItem(name, found, lists) : '')
  const changedIds = parts.flatMap(({ part }) =>
    part.startsWith(`${name}.`) ? [part.slice(name.length + 1)] : [],
  )
  const added = after.filter((id) => !before.includes(id))
  const deleted = before.filter((id) => !after.includes(id))
  const kept = changedIds.filter((id) => !added.includes(id) && !deleted.includes(id))
  return [
    ...added.map((id) => ({ verb: 'criou', what: the(item(id, 'after')), parts: [] })),
    ...deleted.map((id) => ({ verb: 'excluiu', what: the(item(id, 'before')), parts: [] })),
    ...kept.flatMap((id) => editActs(name, item(id, 'before'), item(id, 'after'), lists)),
  ]
}

type Order = { before: string[]; after: string[] }

/** The ids of the items, in their order. Without a stored order it was the default one. */
function orderOf(name: ListName, parts: readonly ChangedPart[]): Order {
  const order = parts.find(({ part }) => part === name)
  const defaults = (schoolDefaults[name] as readonly AnyItem[]).map(({ id }) => id)
  const ids = (stored: unknown) =>
    order ? ((stored ?? defaults) as AnyItem['id'][]).map(String) : []
  return { before: ids(order?.before), after: ids(order?.after) }
}

function theItem(name: ListName, item: AnyItem, lists: Items): string {
  const { the, nameOf } = wordsOf(name)
  return the(nameOf(item, lists))
}

function editActs(
  name: ListName,
  before: AnyItem | undefined,
  after: AnyItem | undefined,
  lists: Items,
): Act[] {
  if (!before || !after) return []
  const what = theItem(name, after, lists)
  const parts = changedFields(name, before, after, lists)
  const isMoved = before.hidden !== after.hidden
  const isConfirmed = before.sample === true && !after.sample && parts.length === 0
  return [
    ...(parts.length > 0 ? [{ verb: 'mudou', what, parts }] : []),
    ...(isConfirmed ? [{ verb: 'confirmou', what, parts: [] }] : []),
    ...(isMoved ? [{ verb: after.hidden ? 'escondeu' : 'voltou a mostrar', what, parts: [] }] : []),
  ]
}

/** In the words of the form. Items of other lists that a field refers to have their current names. */
function changedFields(name: ListName, before: AnyItem, after: AnyItem, lists: Items): ShownPart[] {
  const [list, { fields }] = [listOf(name), wordsOf(name)]
  const [typedBefore, typedAfter] = [typedItem(list, before), typedItem(list, after)]
  return Object.entries(list.fields).flatMap(([field, { input = field }]) => {
    const [one, other] = [typedBefore[input] ?? '', typedAfter[input] ?? '']
    const fieldWords = fields[field]
    if (one === other || !fieldWords) return []
    const { label, none = '', options = itemNames(name, field, lists) } = fieldWords
    const { type } = list.fields[field]?.control ?? {}
    const inWords = (typed: string) => {
      if (type === 'box' || type === 'permission') return yesOrNo(typed)
      if (type === 'day') return typed && formatLongDay(typed)
      if (!options) return typed
      if (typed === '') return none
      const chosen = typed.split(' ').map((option) => options[option])
      return chosen.join(', ')
    }
    return [{ label, before: inWords(one), after: inWords(other) }]
  })
}

function isReordered({ before, after }: Order): boolean {
  const kept = (ids: string[], others: string[]) => ids.filter((id) => others.includes(id)).join()
  return kept(before, after) !== kept(after, before)
}

function moveAct(name: ListName, moved: RecordedChange['moved']): Act {
  const { title, the } = wordsOf(name)
  if (!moved) return { verb: 'mudou', what: `a ordem de “${title}”`, parts: [] }
  const where = moved.by < 0 ? 'para cima' : 'para baixo'
  return { verb: 'moveu', what: `${the(moved.name)} ${where}`, parts: [] }
}
