import pLimit from 'p-limit'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type {
  EncodedPicture,
  OriginalFormat,
  PictureEncoder,
  PictureRefusal,
} from '#domain/photos/picture-encoder.ts'
import { sniffFormat } from './sniff-format.ts'

// Only these four decoders, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
// Bounded memory, and two of the four threads that Node shares between pictures, files and
// passwords stay free.
sharp.concurrency(1)
sharp.cache(false)
const picturesAtOnce = 2
const stepLimit = pLimit(2)

const maxPixels = 50_000_000
const maxAnimatedPixels = 100_000_000
const maxFrames = 1000
const timeout = { seconds: 15 }
const largeSide = 2048
const animatedSide = 800

export function sharpPictureEncoder(): PictureEncoder {
  const pictureLimit = pLimit(picturesAtOnce)
  return {
    encode: async (bytes) => {
      const format = sniffFormat(bytes)
      if (format === 'heic') return { refused: 'heic' }
      if (!format) return { refused: 'not-an-image' }
      return pictureLimit(() => encodePicture(bytes, format))
    },
  }
}

async function encodePicture(
  bytes: Uint8Array,
  originalFormat: OriginalFormat,
): Promise<EncodedPicture | PictureRefusal> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.format !== originalFormat) return { refused: 'not-an-image' }
    if (isTooLarge(header)) return { refused: 'too-many-pixels' }
    return { ...(await encodeSizes(bytes, header)), originalFormat }
  } catch (error) {
    // sharp throws plain errors: only the text tells a broken file from one that takes too long.
    const tookTooLong = error instanceof Error && error.message.startsWith('timeout')
    return { refused: tookTooLong ? 'too-many-pixels' : 'not-an-image' }
  }
}

function isTooLarge({ width, height, pageHeight, pages = 1 }: Metadata): boolean {
  const frame = width * (pageHeight ?? height)
  return frame > maxPixels || pages > maxFrames || (pages > 1 && frame * pages > maxAnimatedPixels)
}

/** The file is decoded once, to the large size; every other size is made from those pixels. */
async function encodeSizes(bytes: Uint8Array, header: Metadata) {
  const animated = (header.pages ?? 1) > 1
  const large = await stepLimit(() =>
    decode(bytes, { limit: maxPixels })
      .autoOrient()
      .resize(largeSide, largeSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  const pixels = () => sharp(large.data, { raw: large.info }).timeout(timeout)
  const grid = (width: number, quality: number) =>
    pixels()
      .resize(Math.min(width, large.info.width), undefined, { kernel: 'mitchell' })
      .webp({ quality, effort: 4 })
      .toBuffer()

  const [shown, wide, narrow, og] = await Promise.all([
    stepLimit(() => (animated ? animation(bytes) : largePicture(pixels()))),
    stepLimit(() => grid(800, 62)),
    stepLimit(() => grid(400, 58)),
    stepLimit(() => ogPicture(pixels())),
  ])
  const { width, height } = shown
  return { width, height, files: { '400': narrow, '800': wide, large: shown.bytes, og } }
}

/** More effort would take three times as long and save one byte in fifty. */
async function largePicture(pixels: Sharp) {
  const { data, info } = await pixels
    .webp({ quality: 75, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

function decode(
  bytes: Uint8Array,
  { limit, animated = false }: { limit: number; animated?: boolean },
) {
  // 'warning', the default, refuses files that real cameras write.
  const options = { limitInputPixels: limit, failOn: 'error', animated } as const
  return sharp(bytes, options).timeout(timeout)
}

async function animation(bytes: Uint8Array) {
  const { data, info } = await decode(bytes, { limit: maxAnimatedPixels, animated: true })
    .resize(animatedSide, animatedSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

function ogPicture(pixels: Sharp): Promise<Buffer> {
  return pixels
    .resize(1200, 630, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer()
}
