import type { AvifOptions, Sharp, WebpOptions } from 'sharp'

/** The background of a transparent picture, in formats without transparency. */
export const paper = '#fcf7ee'

/** Large widths go to dense screens, where coarser quality cannot be seen. */
const isDense = (width: number) => width > 700

export const avifOptions = (width: number): AvifOptions => ({
  quality: isDense(width) ? 42 : 48,
  effort: 3,
})

export const webpOptions = (width: number): WebpOptions => ({
  quality: isDense(width) ? 74 : 78,
  effort: 4,
})

export function slotAvif(image: Sharp, width: number): Sharp {
  return image.avif(avifOptions(width))
}

export function slotWebp(image: Sharp, width: number): Sharp {
  return image.webp(webpOptions(width))
}

/** For flat colours and letters: keeps edges sharp, and colours from bleeding over them. */
export function brandAvif(image: Sharp): Sharp {
  return image.avif({ quality: 65, effort: 3, chromaSubsampling: '4:4:4' })
}

export function brandWebp(image: Sharp): Sharp {
  return image.webp({ nearLossless: true, quality: 80, effort: 4 })
}

export const placeholderWidth = 12

export const placeholderOptions: WebpOptions = { quality: 30, effort: 6 }

/** A dozen pixels: about 150 bytes as a data URL, and the page never shows an empty frame. */
export function slotPlaceholder(tiny: Sharp): Promise<Buffer> {
  return tiny.flatten({ background: paper }).webp(placeholderOptions).toBuffer()
}
