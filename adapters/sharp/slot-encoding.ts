import type { LimitFunction } from 'p-limit'
import type { Sharp } from 'sharp'
import type { SlotEncoding } from '#domain/photos/picture-encoder.ts'
import { type SlotFile, slotFiles } from '#domain/photos/slot-files.ts'

/** The files of a picture in a slot, with the settings that scripts/pictures has for drawings. */
export async function encodeForSlot(
  pixels: () => Sharp,
  { width, height }: { width: number; height: number },
  limit: LimitFunction,
): Promise<SlotEncoding> {
  const encoded = (file: SlotFile) => {
    const wanted = Number.parseInt(file, 10)
    const dense = wanted > 700
    const sized = pixels().resize(Math.min(wanted, width))
    return file.endsWith('.avif')
      ? sized.avif({ quality: dense ? 42 : 48, effort: 3 })
      : sized.webp({ quality: dense ? 74 : 78, effort: 4 })
  }
  const files = {} as SlotEncoding['files']
  await Promise.all(
    slotFiles.map(async (file) => {
      files[file] = await limit(() => encoded(file).toBuffer())
    }),
  )
  const tall = Math.min(24, Math.max(1, Math.round((12 * height) / width)))
  const placeholder = await pixels()
    .resize(12, tall, { fit: 'fill' })
    .flatten({ background: '#fcf7ee' })
    .webp({ quality: 30, effort: 6 })
    .toBuffer()
  return { files, placeholder }
}
