import type { LimitFunction } from 'p-limit'
import type { Sharp } from 'sharp'
import type { SlotEncoding } from '#domain/photos/picture-encoder.ts'
import { type SlotFile, slotFiles } from '#domain/photos/slot-files.ts'
import { encodeBrand } from './encode-brand.ts'
import {
  brandAvif,
  brandWebp,
  placeholderWidth,
  slotAvif,
  slotPlaceholder,
  slotWebp,
} from './slot-formats.ts'

/** The files of a picture in a slot. */
export async function encodeForSlot(
  pixels: () => Sharp,
  { width, height, isBrand }: { width: number; height: number; isBrand: boolean },
  limit: LimitFunction,
): Promise<SlotEncoding> {
  const encoded = (file: SlotFile) => {
    const wanted = Number.parseInt(file, 10)
    const sized = pixels().resize(Math.min(wanted, width))
    if (isBrand) return file.endsWith('.avif') ? brandAvif(sized) : brandWebp(sized)
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
  const placeholder = await slotPlaceholder(tiny)
  if (!isBrand) return { files, placeholder }
  const brand = await encodeBrand(pixels)
  return { ...brand, files: { ...files, ...brand.files }, placeholder }
}
