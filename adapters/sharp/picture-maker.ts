import pLimit from 'p-limit'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type {
  MadePicture,
  OriginalFormat,
  PictureMaker,
  PictureRefusal,
} from '#domain/photos/picture-maker.ts'
import { sniffFormat } from './magic-bytes.ts'

// Only these four decoders exist for the process, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
  ],
})
// One thread for each step and nothing kept between two: memory stays bounded, and of the four
// threads that Node shares between pictures, files and passwords two are always free for the others.
sharp.concurrency(1)
sharp.cache(false)
const picturesAtOnce = 2
/** Steps of whichever pictures are being made: one alone has both threads to itself. */
const inTurn = pLimit(2)

const mostPixels = 50_000_000
const mostAnimatedPixels = 100_000_000
const mostFrames = 1000
const longestWork = { seconds: 15 }
const largeSide = 2048
const animatedSide = 800

export function sharpPictureMaker(): PictureMaker {
  const queue = pLimit(picturesAtOnce)
  return {
    make: async (bytes) => {
      const format = sniffFormat(bytes)
      if (format === 'heic') return { refused: 'heic' }
      if (!format) return { refused: 'not-an-image' }
      return queue(() => makePicture(bytes, format))
    },
  }
}

async function makePicture(
  bytes: Uint8Array,
  originalFormat: OriginalFormat,
): Promise<MadePicture | PictureRefusal> {
  try {
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (header.format !== originalFormat) return { refused: 'not-an-image' }
    if (isTooMuch(header)) return { refused: 'too-many-pixels' }
    const made = await makeSizes(bytes, header)
    return { ...made, originalFormat }
  } catch (error) {
    // sharp throws plain errors: only the text tells a broken file from one that takes too long.
    const tookTooLong = error instanceof Error && error.message.startsWith('timeout')
    return { refused: tookTooLong ? 'too-many-pixels' : 'not-an-image' }
  }
}

function isTooMuch({ width, height, pageHeight, pages = 1 }: Metadata): boolean {
  const frame = width * (pageHeight ?? height)
  return (
    frame > mostPixels || pages > mostFrames || (pages > 1 && frame * pages > mostAnimatedPixels)
  )
}

/** The file is decoded once, to the large size; every other size is made from those pixels. */
async function makeSizes(bytes: Uint8Array, header: Metadata) {
  const animated = (header.pages ?? 1) > 1
  const large = await inTurn(() =>
    decode(bytes, { limit: mostPixels })
      .autoOrient()
      .resize(largeSide, largeSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  const pixels = () => sharp(large.data, { raw: large.info }).timeout(longestWork)
  const grid = (width: number, quality: number) =>
    pixels()
      // Softer than the default: at these sizes the difference shows in bytes, not to the eye.
      .resize(Math.min(width, large.info.width), undefined, { kernel: 'mitchell' })
      .webp({ quality, effort: 4 })
      .toBuffer()

  // The longest first, so that the last ones end together.
  const [shown, wide, narrow, og] = await Promise.all([
    inTurn(() => (animated ? animation(bytes) : largePicture(pixels()))),
    inTurn(() => grid(800, 62)),
    inTurn(() => grid(400, 58)),
    inTurn(() => ogPicture(pixels())),
  ])
  const { width, height } = shown
  return { width, height, files: { '400': narrow, '800': wide, large: shown.bytes, og } }
}

/** The least effort: more would take three times as long and save one byte in fifty. */
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
  return sharp(bytes, options).timeout(longestWork)
}

/** Grids stay still, for everybody's calm; the large size moves as the sent file did. */
async function animation(bytes: Uint8Array) {
  const { data, info } = await decode(bytes, { limit: mostAnimatedPixels, animated: true })
    .resize(animatedSide, animatedSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70, effort: 2 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** The shape of link previews; white where the picture was transparent, for JPEG has no holes. */
function ogPicture(pixels: Sharp): Promise<Buffer> {
  return pixels
    .resize(1200, 630, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78 })
    .toBuffer()
}
