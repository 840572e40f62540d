import type { Sharp } from 'sharp'

/** Under a picture with holes, where a format has none. */
export const paper = '#fcf7ee'

/** Large widths go to dense screens, where coarser quality cannot be seen. */
const isDense = (width: number) => width > 700

export function slotAvif(image: Sharp, width: number): Sharp {
  return image.avif({ quality: isDense(width) ? 42 : 48, effort: 3 })
}

export function slotWebp(image: Sharp, width: number): Sharp {
  return image.webp({ quality: isDense(width) ? 74 : 78, effort: 4 })
}

export const placeholderWidth = 12

/** A dozen pixels: about 150 bytes as a data address, and the page never shows an empty frame. */
export function slotPlaceholder(tiny: Sharp): Promise<Buffer> {
  return tiny.flatten({ background: paper }).webp({ quality: 30, effort: 6 }).toBuffer()
}
