import { data } from 'react-router'
import {
  isMarkName,
  isPictureName,
  type PictureName,
  pictureSlots,
  type SlotName,
} from '#content/media/slots.ts'
import { sitePicturesWords, slotWords } from '#content/site-pictures.ts'

export function slotNamed(name: string): SlotName {
  if (isPictureName(name) || isMarkName(name)) return name
  throw data(sitePicturesWords.unknown, { status: 404 })
}

/** The slot named in the URL, if it can hold a picture. */
export function replaceableSlot(name: string): SlotName {
  const slot = slotNamed(name)
  if (!slotWords[slot].fileOnly) return slot
  throw data(sitePicturesWords.unknown, { status: 404 })
}

/** The slot named in the URL, if its photo is cropped by the page. */
export function adjustableSlot(name: string): PictureName {
  const slot = replaceableSlot(name)
  if (isPictureName(slot)) return slot
  throw data(sitePicturesWords.unknown, { status: 404 })
}

const shapes: Record<string, string> = {
  '4/3': 'aspect-[4/3]',
  '4/5': 'aspect-[4/5]',
  '16/9': 'aspect-[16/9]',
  '1/1': 'aspect-square',
  '3/2': 'aspect-[3/2]',
  '5/4': 'aspect-[5/4]',
}

export function shapeOf(slot: PictureName): string {
  return shapes[pictureSlots[slot].ratio.join('/')] ?? ''
}
