import type { LimitFunction } from 'p-limit'
import type { Sharp } from 'sharp'
import type { SlotEncoding } from '#domain/photos/picture-encoder.ts'
import { type SlotFile, slotFiles } from '#domain/photos/slot-files.ts'
import { placeholderWidth, slotAvif, slotPlaceholder, slotWebp } from './slot-formats.ts'

/** The files of a picture in a slot. */
export async function encodeForSlot(
  pixels: () => Sharp,
  { width, height }: { width: number; height: number },
  limit: LimitFunction,
): Promise<SlotEncoding> {
  const encoded = (file: SlotFile) => {
    const wanted = Number.parseInt(file, 10)
    const sized = pixels().resize(Math.min(wanted, width))
    return file.endsWith('.avif') ? slotAvif(sized, wanted) : slotWebp(sized, wanted)
  }
  const files = {} as SlotEncoding['files']
  await Promise.all(
    slotFiles.map(async (file) => {
      files[file] = await limit(() => encoded(file).toBuffer())
    }),
  )
  const tall = Math.min(24, Math.max(1, Math.round((placeholderWidth * height) / width)))
  const tiny = pixels().resize(placeholderWidth, tall, { fit: 'fill' })
  return { files, placeholder: await slotPlaceholder(tiny) }
}
