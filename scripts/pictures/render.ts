import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { paper, slotAvif, slotWebp } from '#adapters/sharp/slot-formats.ts'

/** Raised when the settings below or those of slots change, so that older results are not taken again. */
const recipe = 3

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/pictures')

export type Wanted = { width: number; height: number; format: 'avif' | 'webp' | 'jpeg' | 'png' }

/**
 * Our own drawings. On the development server the site runs in this same process and has switched
 * drawings off for everyone, because strangers' photos are read there.
 */
export function readDrawing(source: string, density?: number): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp(source, density ? { density } : {})
}

/** One size of one picture, from the cache when source and wish are unchanged. */
export async function renderPicture(source: string, wanted: Wanted): Promise<Buffer> {
  const bytes = readFileSync(source)
  const key = createHash('sha256')
    .update(bytes)
    .update(JSON.stringify([recipe, wanted]))
    .digest('hex')
  const cached = join(cacheFolder, key)
  if (existsSync(cached)) return readFileSync(cached)

  const made = await encode(await resize(source, wanted), wanted)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(cached, made)
  return made
}

async function resize(source: string, { width, height }: Wanted) {
  const drawn = source.endsWith('.svg')
  // A drawing is rasterised at the size wanted, not enlarged afterwards.
  const picture = drawn ? readDrawing(source, await densityFor(source, width)) : sharp(source)
  return picture
    .autoOrient()
    .resize(width, height, { fit: 'cover', position: drawn ? 'centre' : 'attention' })
}

async function densityFor(drawing: string, width: number): Promise<number> {
  const { width: natural = width } = await readDrawing(drawing).metadata()
  return Math.min(2400, Math.max(1, Math.ceil((72 * width) / natural)))
}

function encode(image: Sharp, { format, width }: Wanted): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return slotAvif(image, width).toBuffer()
    case 'webp':
      return slotWebp(image, width).toBuffer()
    case 'jpeg':
      return image.flatten({ background: paper }).jpeg({ quality: 80, mozjpeg: true }).toBuffer()
    case 'png':
      return image.png({ compressionLevel: 9 }).toBuffer()
  }
}
