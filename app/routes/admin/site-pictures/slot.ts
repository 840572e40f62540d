import { data, href } from 'react-router'
import { listPath } from '#app/routes/admin/school-lists/list-paths.ts'
import { isMarkName, isPictureName, pictureSlots } from '#content/media/slots.ts'
import { wordsOf } from '#content/school-lists/words.ts'
import { slotWords, sitePicturesWords as words } from '#content/site-pictures.ts'
import type { PictureShape } from '#domain/fields/picture.ts'
import { findItem } from '#domain/school/lists/change-items.ts'
import { itemOfSlot } from '#domain/school/lists/item-pictures.ts'
import type { AnyItem, Items } from '#domain/school/lists/lists.ts'

/** A place for a picture: one of the site's own, the school's mark, or an item of a list. */
export type Slot = {
  name: string
  title: string
  /** Where visitors see it. */
  use: string
  /** Screen readers skip it. */
  decorative: boolean
  /** Null for the school's mark, which is not cropped. */
  shape: PictureShape | null
  back: { to: string; label: string }
}

/** The page that lists the slot. */
export function pathOfSlots(name: string): string {
  const found = itemOfSlot(name)
  return found ? listPath(wordsOf(found.name).path) : href('/admin/escola/imagens')
}

/** The slot that the URL names; throws a 404 if there is none. */
export function slotNamed(name: string): string {
  if (isPictureName(name) || isMarkName(name) || itemOfSlot(name)) return name
  throw unknownSlot()
}

export function slotOf(name: string, lists: Items): Slot {
  const found = itemOfSlot(name)
  if (found) {
    const list = wordsOf(found.name)
    const item = findItem(lists[found.name] as readonly AnyItem[], found.id)
    if (!item) throw unknownSlot()
    return {
      name,
      title: list.nameOf(item, lists),
      use: list.fields[found.field]?.hint ?? list.changes,
      decorative: false,
      shape: found.shape,
      back: { to: pathOfSlots(name), label: list.back },
    }
  }
  if (!isPictureName(name) && !isMarkName(name)) throw unknownSlot()
  const { title, use, decorative = false } = slotWords[name]
  const shape = isPictureName(name) ? pictureSlots[name] : null
  const back = { to: pathOfSlots(name), label: words.back }
  return { name, title, use, decorative, shape, back }
}

const unknownSlot = () => data(words.unknown, { status: 404 })

const shapes: Record<string, string> = {
  '4/3': 'aspect-[4/3]',
  '4/5': 'aspect-[4/5]',
  '16/9': 'aspect-[16/9]',
  '1/1': 'aspect-square',
  '3/2': 'aspect-[3/2]',
  '5/4': 'aspect-[5/4]',
}

export function shapeClass(shape: PictureShape | null): string {
  return shapes[shape?.ratio.join('/') ?? ''] ?? ''
}
