import type { Sharp } from 'sharp'
import { type BrandFile, brandFiles } from '#domain/photos/slot-files.ts'
import {
  footerColor,
  isFaint,
  type LogoLight,
  logoTone,
  relativeLuminance,
} from '#domain/school/brand.ts'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/** From this share of transparent pixels on, a picture has no background of its own. */
const minTransparent = 0.05

type Brand = LogoLight & { files: Record<BrandFile, Uint8Array> }

/** The files that only a logo or an icon has: the whole picture, never cropped. */
export async function encodeBrand(pixels: () => Sharp): Promise<Brand> {
  const light = await visibleLight(pixels())
  const hasBackground = light.luminance === undefined
  const plate = logoTone(light) === 'light' ? footerColor : '#ffffff'
  // Phones crop such icons. A picture with its own background allows for that; any other is made smaller.
  const share = hasBackground ? 1 : 0.64
  const made: Record<BrandFile, () => Sharp> = {
    'icon-32.png': () => square(pixels(), 32),
    'icon-180.png': () => onPlate(pixels(), [180, 180], hasBackground ? 1 : 0.82, plate),
    'icon-192.png': () => square(pixels(), 192),
    'icon-512.png': () => square(pixels(), 512),
    'icon-maskable-512.png': () => onPlate(pixels(), [512, 512], share, plate),
    'card.jpg': () => onPlate(pixels(), [1200, 630], 0.6, plate),
  }
  const files = {} as Brand['files']
  for (const file of brandFiles) {
    const picture = made[file]()
    const encoded = file.endsWith('.png') ? picture.png() : picture.jpeg({ quality: 82 })
    files[file] = await encoded.toBuffer()
  }
  return { files, ...light }
}

function square(picture: Sharp, side: number): Sharp {
  return picture.ensureAlpha().resize(side, side, { fit: 'contain', background: clear })
}

/** Centred, at this share of the sides. */
function onPlate(
  picture: Sharp,
  [width, height]: [number, number],
  share: number,
  background: string,
): Sharp {
  const inner = { width: Math.round(width * share), height: Math.round(height * share) }
  const left = Math.floor((width - inner.width) / 2)
  const top = Math.floor((height - inner.height) / 2)
  return picture
    .ensureAlpha()
    .resize({ ...inner, fit: 'contain', background: clear })
    .extend({
      left,
      top,
      right: width - inner.width - left,
      bottom: height - inner.height - top,
      background: clear,
    })
    .flatten({ background })
}

/** Over opaque pixels. Nothing for a picture that fills its rectangle. */
async function visibleLight(picture: Sharp): Promise<LogoLight> {
  const { data, info } = await picture
    .ensureAlpha()
    .toColourspace('srgb')
    .resize(64, 64, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  let opaque = 0
  let sum = 0
  let faint = 0
  for (let at = 0; at < data.length; at += info.channels) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    const luminance = relativeLuminance(red, green, blue)
    const weight = alpha / 255
    opaque += weight
    sum += luminance * weight
    if (isFaint(luminance)) faint += weight
  }
  const isClear = opaque < info.width * info.height * (1 - minTransparent)
  return isClear && opaque > 0 ? { luminance: sum / opaque, faint: faint / opaque } : {}
}
