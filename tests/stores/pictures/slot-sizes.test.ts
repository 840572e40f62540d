import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { slotFiles } from '#domain/photos/slot-files.ts'
import { WHITE } from '#tests/sample-data/builders.ts'
import { heicFile, phoneHeic } from '#tests/sample-data/heic-file.ts'

const { encodeForSlot } = sharpPictureEncoder({ warn: () => {} })
const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#846' } })

const photos: [kind: string, make: () => Promise<Buffer> | Buffer][] = [
  ['JPEG of 640x480', () => flat(640, 480).jpeg().toBuffer()],
  ['JPEG of 12 megapixels', () => flat(4000, 3000).jpeg().toBuffer()],
  ['PNG of 12 megapixels', () => flat(4000, 3000).png().toBuffer()],
  // Of these formats the one that is decoded as a whole.
  ['WebP of 48 megapixels', () => flat(8000, 6000).webp({ effort: 0 }).toBuffer()],
  ['HEIC of 1600x1200', () => heicFile(1600, 1200, () => WHITE, { depth: 4 })],
  ['HEIC of 24 megapixels', () => phoneHeic(5712, 4284, () => WHITE)],
  ['AVIF of 12 megapixels', () => flat(4000, 3000).avif({ effort: 0 }).toBuffer()],
]

test.each(photos)(
  '%s gets every file of a slot',
  async (_, make) => {
    const picture = await encodeForSlot(await make())
    if ('refused' in picture) throw new Error(picture.refused)
    expect(Object.keys(picture.slot.files).sort()).toEqual(slotFiles.toSorted())
    const widest = await sharp(picture.slot.files['1400.avif']).metadata()
    expect(widest.width).toBe(Math.min(1400, picture.width))
  },
  60_000,
)
