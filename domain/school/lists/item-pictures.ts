import type { PictureShape } from '#domain/fields/picture.ts'
import type { SchoolDocument, SlotPicture } from '#domain/school/school-document.ts'
import {
  type AnyItem,
  type AnyList,
  type Items,
  isListName,
  type ListName,
  listOf,
} from './lists.ts'
import { listsInUse } from './stored-lists.ts'

/** The slot of an item's picture: 'teachers-3'. */
export function itemSlot(name: ListName, id: AnyItem['id']): string {
  return `${name}-${id}`
}

/** Null: not the slot of a list whose items have a picture. */
export function itemOfSlot(slot: string) {
  const [, name = '', id = ''] = /^(\w+)-(\d+)$/.exec(slot) ?? []
  const picture = isListName(name) ? pictureOf(listOf(name)) : null
  return isListName(name) && picture ? { name, id, ...picture } : null
}

/** Null: the list's items have no picture. */
export function pictureOf({
  fields,
}: Pick<AnyList, 'fields'>): { field: string; shape: PictureShape } | null {
  for (const [field, { control }] of Object.entries(fields)) {
    if (control.type === 'picture') return { field, shape: control }
  }
  return null
}

/** The pictures that visitors may see: not those of hidden items. */
export function shownPictures({
  pictures,
  ...lists
}: Items & { pictures: Record<string, SlotPicture> }): Record<string, SlotPicture> {
  const isShown = (slot: string) => {
    const found = itemOfSlot(slot)
    const items = found ? (lists[found.name] as readonly AnyItem[]) : []
    return !found || items.some(({ id, hidden }) => String(id) === found.id && hidden !== true)
  }
  return Object.fromEntries(Object.entries(pictures).filter(([slot]) => isShown(slot)))
}

/** Without the pictures of items that are gone: a new item with the same id must not inherit one. */
export function withoutOrphans(document: SchoolDocument, initialLists: Items): SchoolDocument {
  const lists = listsInUse(document.current, initialLists)
  const hasItem = (slot: string) => {
    const found = itemOfSlot(slot)
    const items = found ? (lists[found.name] as readonly AnyItem[]) : []
    return !found || items.some(({ id }) => String(id) === found.id)
  }
  const pictures = Object.entries(document.pictures).filter(([slot]) => hasItem(slot))
  return { ...document, pictures: Object.fromEntries(pictures) }
}
