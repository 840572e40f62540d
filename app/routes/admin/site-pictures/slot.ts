import { data } from 'react-router'
import {
  isMarkName,
  isPictureName,
  type PictureName,
  pictureSlots,
  type SlotName,
} from '#content/media/slots.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'

/** The slot named in the URL. */
export function slotNamed(name: string): SlotName {
  if (isPictureName(name) || isMarkName(name)) return name
  throw data(sitePicturesWords.unknown, { status: 404 })
}

/** The slot named in the URL, if its photo is cropped by the page. */
export function adjustableSlot(name: string): PictureName {
  if (isPictureName(name)) return name
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
