import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import {
  avifOptions,
  paper,
  placeholderOptions,
  placeholderWidth,
  webpOptions,
} from '#adapters/sharp/slot-formats.ts'
import { isPictureName, pictureSlots } from '#content/media/slots.ts'

/** Increase it when the steps in render.ts change, so that older results are not reused. */
const recipe = 4

/** One finished file of a picture. */
export type Rendition = {
  width: number
  height: number
  format: 'avif' | 'webp' | 'jpeg' | 'png' | 'placeholder'
}

export const linkPreview: Rendition = { width: 1200, height: 630, format: 'jpeg' }

/** The icons of tab, phone and home screen. */
export const appIcons = [
  { file: 'icons/icon-32.png', from: 'logo', size: 32 },
  { file: 'icons/icon-180.png', from: 'logo-maskable', size: 180 },
  { file: 'icons/icon-192.png', from: 'logo', size: 192 },
  { file: 'icons/icon-512.png', from: 'logo', size: 512 },
  { file: 'icons/icon-maskable-512.png', from: 'logo-maskable', size: 512 },
]

export const pictureNames = [
  ...Object.keys(pictureSlots),
  'og-default',
  ...new Set(appIcons.map(({ from }) => from)),
]

/** Every file that the site needs of the picture of this name. */
export function renditionsOf(name: string): Rendition[] {
  if (name === 'og-default') return [linkPreview]
  if (isPictureName(name)) return slotRenditions(name)
  return appIcons.filter(({ from }) => from === name).map(({ size }) => square(size))
}

export function square(size: number): Rendition {
  return { width: size, height: size, format: 'png' }
}

export function slotRenditions(name: keyof typeof pictureSlots): Rendition[] {
  const { ratio, widths } = pictureSlots[name]
  const heightFor = (width: number) => Math.round((width * ratio[1]) / ratio[0])
  const sized = (format: Rendition['format'], width: number) => ({
    width,
    height: heightFor(width),
    format,
  })
  return [
    ...widths.map((width) => sized('avif', width)),
    ...widths.map((width) => sized('webp', width)),
    sized('placeholder', placeholderWidth),
  ]
}

export const jpegOptions = { quality: 80, mozjpeg: true }

export const pngOptions = { compressionLevel: 9 }

function encoderOptions({ format, width }: Rendition) {
  switch (format) {
    case 'avif':
      return avifOptions(width)
    case 'webp':
      return webpOptions(width)
    case 'placeholder':
      return { ...placeholderOptions, background: paper }
    case 'jpeg':
      return { ...jpegOptions, background: paper }
    case 'png':
      return pngOptions
  }
}

/** Changes with the picture, its size, the encoder's options and the recipe: everything that affects the result. */
export function renditionDigest(source: string, rendition: Rendition): string {
  return createHash('sha256')
    .update(readFileSync(source))
    .update(JSON.stringify([recipe, rendition, encoderOptions(rendition)]))
    .digest('base64url')
}
