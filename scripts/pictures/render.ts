import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { paper, slotAvif, slotPlaceholder, slotWebp } from '#adapters/sharp/slot-formats.ts'
import { findRendered } from './rendered.ts'
import { jpegOptions, pngOptions, type Rendition, renditionDigest } from './rendition.ts'

const cacheFolder = join(import.meta.dirname, '../../node_modules/.cache/pictures')

/** A drawing's finished file if there is one; else from the cache, else encoded now. */
export async function renderPicture(source: string, rendition: Rendition): Promise<Buffer> {
  const rendered = findRendered(source, rendition)
  if (rendered) return readFileSync(rendered)
  const cached = join(cacheFolder, renditionDigest(source, rendition))
  if (existsSync(cached)) return readFileSync(cached)

  const made = await encodePicture(source, rendition)
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(cached, made)
  return made
}

export async function encodePicture(source: string, rendition: Rendition): Promise<Buffer> {
  return encode(await resize(source, rendition), rendition)
}

async function resize(source: string, { width, height, format }: Rendition) {
  const drawn = source.endsWith('.svg')
  // A drawing is rasterised at the size wanted, not enlarged afterwards.
  const density = drawn && format !== 'placeholder' ? await densityFor(source, width) : undefined
  const picture = drawn ? readDrawing(source, density) : sharp(source)
  const position = drawn || format === 'placeholder' ? 'centre' : 'attention'
  return picture.autoOrient().resize(width, height, { fit: 'cover', position })
}

async function densityFor(drawing: string, width: number): Promise<number> {
  const { width: natural = width } = await readDrawing(drawing).metadata()
  return Math.min(2400, Math.max(1, Math.ceil((72 * width) / natural)))
}

/**
 * Reads our own drawings. The development server runs the site in this process, and the site blocks SVG
 * because it decodes strangers' pictures.
 */
function readDrawing(source: string, density?: number): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  return sharp(source, density ? { density } : {})
}

function encode(image: Sharp, { format, width }: Rendition): Promise<Buffer> {
  switch (format) {
    case 'avif':
      return slotAvif(image, width).toBuffer()
    case 'webp':
      return slotWebp(image, width).toBuffer()
    case 'placeholder':
      return slotPlaceholder(image)
    case 'jpeg':
      return image.flatten({ background: paper }).jpeg(jpegOptions).toBuffer()
    case 'png':
      return image.png(pngOptions).toBuffer()
  }
}
