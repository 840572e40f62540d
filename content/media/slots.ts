import type { PictureShape } from '#domain/fields/picture.ts'

/**
 * The pictures of the site. Each is a slot: a file of that name in this folder, either a drawing (.svg)
 * or a photograph (.jpg, .png, .webp, .avif) of any size, which wins over the drawing. The build crops
 * it to the ratio and makes every width in AVIF and WebP.
 */
export type PictureSlot = PictureShape

const scene: PictureSlot = { ratio: [4, 3], widths: [480, 760, 1080, 1400] }
const detail: PictureSlot = { ratio: [4, 5], widths: [320, 560, 840] }

export const pictureSlots = {
  'hero-1': scene,
  'hero-2': scene,
  'hero-3': scene,
  storefront: scene,
  'storefront-afternoon': scene,
  'storefront-evening': scene,
  'facade-sign': detail,
  'facade-door': detail,
  'facade-window': detail,
  'facade-loop': { ratio: [16, 9], widths: [420, 840, 1280] },
  owner: { ratio: [1, 1], widths: [320, 560, 840] },
  'event-placeholder': { ratio: [3, 2], widths: [420, 840] },
  'photo-missing': { ratio: [1, 1], widths: [240, 480] },
  'not-found': { ratio: [5, 4], widths: [420, 840] },
} as const satisfies Record<string, PictureSlot>

/** Slots without a drawing in this folder: the school's mark, and the preview picture of shared links. */
export const markSlots = ['logo', 'icon', 'share-picture'] as const

export type MarkName = (typeof markSlots)[number]
export type SlotName = PictureName | MarkName

export function isMarkName(name: string): name is MarkName {
  return (markSlots as readonly string[]).includes(name)
}

/** Slots whose file in this folder is the school's own: 'Antes de publicar' does not list them. */
export const ownPictures: readonly SlotName[] = []

export type PictureName = keyof typeof pictureSlots

export function isPictureName(name: string): name is PictureName {
  return Object.hasOwn(pictureSlots, name)
}
