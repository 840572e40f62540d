import pLimit from 'p-limit'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type {
  EncodedPicture,
  OriginalFormat,
  PictureRefusal,
} from '#domain/photos/picture-encoder.ts'
import { decodeMemory, heicMemory } from './decode-memory.ts'
import { encodeForSlot } from './encode-for-slot.ts'
import { dateTakenIn } from './exif.ts'
import { gifFrames } from './gif-frames.ts'
import { heicDateTaken, openHeic } from './heic.ts'
import { watchMemory } from './memory-watch.ts'
import { pngOrientation } from './png-orientation.ts'
import { sharePicture } from './share-picture.ts'

// Only these decoders, whatever a file claims to be. HEIC has one of its own.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
// Bounded memory: a step has one thread, and there are two steps at a time.
sharp.concurrency(1)
sharp.cache(false)
const stepLimit = pLimit(2)

const maxPixels = 50_000_000
const maxAnimatedPixels = 100_000_000
const maxFrames = 1000
const maxSideRatio = 40
const maxDecodeMemory = 180_000_000
/** Room for the 24 megapixels of a phone. */
const maxHeicMemory = 260_000_000
/** Room for twelve; of ten bits in 4:4:4 the memory watch lets some seven pass. */
const maxAvifMemory = 200_000_000
const largeSide = 2048
const animatedSide = 800
/** Of all frames together: encoding them takes some two seconds. */
const largeAnimationPixels = 16_000_000

/** `admit` resolves when there is room for so many bytes more. Throws when the decoder found too few. */
export async function encodePicture(
  bytes: Uint8Array,
  originalFormat: OriginalFormat,
  admit: (bytes: number) => Promise<void>,
  forSlot = false,
): Promise<EncodedPicture | PictureRefusal> {
  try {
    if (originalFormat === 'heic') return await encodeHeic(bytes, admit, forSlot)
    const frames = originalFormat === 'gif' ? gifFrames(bytes) : undefined
    if (frames === null) return { refused: 'not-an-image' }
    if (frames && frames > maxFrames) return { refused: 'too-many-pixels' }
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (formatOf(header) !== originalFormat) return { refused: 'not-an-image' }
    if (frames && frames !== (header.pages ?? 1)) return { refused: 'not-an-image' }
    const refused = costRefusal(header)
    if (refused) return { refused }
    await admit(decodeMemory(header))
    if (originalFormat === 'avif') watchMemory(decodeMemory(header))
    const takenAt = header.exif && dateTakenIn(header.exif)
    const picture = upright(decode(bytes, { limit: maxPixels }), bytes, header)
    const animated = isAnimated(header) ? () => animation(bytes, header) : undefined
    const sizes = await encodeSizes(picture, { animated, forSlot })
    return { ...sizes, originalFormat, ...(takenAt && { takenAt }) }
  } catch (error) {
    // sharp throws plain errors: only the text tells a broken file from a lack of memory.
    if (error instanceof Error && /memory|alloc/i.test(error.message)) throw error
    return { refused: 'not-an-image' }
  }
}

async function encodeHeic(
  bytes: Uint8Array,
  admit: (bytes: number) => Promise<void>,
  forSlot: boolean,
): Promise<EncodedPicture | PictureRefusal> {
  watchMemory(bytes.length)
  const heic = await openHeic(bytes)
  if (!heic) return { refused: 'not-an-image' }
  const { width, height } = heic
  const memory = heicMemory(width * height)
  const refused = sizeRefusal({ width, height }) ?? (memory > maxHeicMemory && 'too-much-memory')
  if (refused) return { refused }
  await admit(memory)
  watchMemory(memory)
  const pixels = heic.decode()
  if (!pixels) return { refused: 'not-an-image' }
  const picture = sharp(pixels, {
    raw: { width, height, channels: 3 },
    limitInputPixels: maxPixels,
  })
  const takenAt = heicDateTaken(bytes)
  const sizes = await encodeSizes(picture, { forSlot })
  return { ...sizes, originalFormat: 'heic', ...(takenAt && { takenAt }) }
}

function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format
}

function isAnimated({ format, pages = 1 }: Metadata): boolean {
  return format !== 'heif' && pages > 1
}

function costRefusal(header: Metadata): PictureRefusal['refused'] | null {
  const most = header.format === 'heif' ? maxAvifMemory : maxDecodeMemory
  return sizeRefusal(header) ?? (decodeMemory(header) > most ? 'too-much-memory' : null)
}

type Size = Pick<Metadata, 'width' | 'height' | 'pageHeight' | 'pages'>

function sizeRefusal(size: Size): PictureRefusal['refused'] | null {
  const { width, height, pageHeight = height, pages = 1 } = size
  const frame = width * pageHeight
  if (frame > maxPixels || pages > maxFrames) return 'too-many-pixels'
  if (pages > 1 && frame * pages > maxAnimatedPixels) return 'too-many-pixels'
  return Math.max(width, pageHeight) > maxSideRatio * Math.min(width, pageHeight)
    ? 'too-thin'
    : null
}

/** The file is decoded once, to the large size; every other size is made from those pixels. */
async function encodeSizes(
  picture: Sharp,
  {
    animated,
    forSlot,
  }: { animated?: (() => ReturnType<typeof animation>) | undefined; forSlot: boolean },
) {
  const large = await stepLimit(() =>
    picture
      .resize(largeSide, largeSide, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true }),
  )
  const pixels = () => sharp(large.data, { raw: large.info })
  const grid = (width: number, quality: number) =>
    pixels()
      .resize(Math.min(width, large.info.width), undefined, { kernel: 'mitchell' })
      .webp({ quality, effort: 4 })
      .toBuffer()

  const [shown, wide, narrow, og] = await Promise.all([
    stepLimit(() => (animated ? animated() : largePicture(pixels()))),
    stepLimit(() => grid(800, 62)),
    stepLimit(() => grid(400, 58)),
    stepLimit(() => sharePicture(pixels, large.info)),
  ])
  const { width, height } = shown
  const files = { '400': narrow, '800': wide, large: shown.bytes, og }
  const slot = forSlot && (await encodeForSlot(pixels, large.info, stepLimit))
  return { width, height, files, ...(slot && { slot }) }
}

function decode(
  bytes: Uint8Array,
  { limit, animated = false }: { limit: number; animated?: boolean },
): Sharp {
  // 'warning', the default, refuses files that real cameras write.
  return sharp(bytes, { limitInputPixels: limit, failOn: 'error', animated })
}

function upright(picture: Sharp, bytes: Uint8Array, { format, orientation }: Metadata): Sharp {
  if (format !== 'png' || orientation !== undefined) return picture.autoOrient()
  const told = pngOrientation(bytes) ?? 1
  // sharp mirrors first and turns afterwards.
  const angle = { 3: 180, 4: 180, 5: 270, 6: 90, 7: 90, 8: 270 }[told] ?? 0
  return picture.flop([2, 4, 5, 7].includes(told)).rotate(angle)
}

/** More effort would take three times as long and save one byte in fifty. */
async function largePicture(pixels: Sharp) {
  const { data, info } = await pixels
    .webp({ quality: 75, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

async function animation(bytes: Uint8Array, header: Metadata) {
  const { width, height, pageHeight = height, pages = 1 } = header
  const fitting = Math.sqrt(largeAnimationPixels / (width * pageHeight * pages))
  const side = Math.min(animatedSide, Math.ceil(Math.max(width, pageHeight) * fitting))
  const { data, info } = await decode(bytes, { limit: maxAnimatedPixels, animated: true })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}
