import sharp, { type Metadata, type Sharp } from 'sharp'
import type { OriginalFormat, PictureRefusal } from '#domain/photos/picture-encoder.ts'
import { maxPixels } from '#domain/photos/upload-rules.ts'
import { decodeMemory, heicMemory } from './decode-memory.ts'
import { dateTakenIn } from './exif.ts'
import { gifFrames } from './gif-frames.ts'
import { heicDateTaken, openHeic } from './heic.ts'
import { limitMemory } from './limit-watch.ts'
import { withoutTexts } from './png-chunks.ts'
import { pngOrientation } from './png-orientation.ts'

// Only these decoders, whatever a file claims to be. HEIC has a decoder of its own.
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
// Bounds memory: one thread per step, and no cache.
sharp.concurrency(1)
sharp.cache(false)

const maxAnimatedPixels = 100_000_000
const maxFrames = 1000
const maxSideRatio = 40
/** Room for a lossless WebP of 50 megapixels. */
const maxDecodeMemory = 200_000_000
const largeSide = 2048
const animatedSide = 800
/** Limit for all frames together: encoding them takes about two seconds. */
const largeAnimationPixels = 16_000_000

/** Upright, at most as large as the large size. Every size is made from these pixels. */
export type DecodedPicture = {
  pixels: Uint8Array
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
  originalFormat: OriginalFormat
  takenAt?: string
  /** Replaces the large size. */
  animation?: { bytes: Uint8Array; width: number; height: number }
}

/** Resolves when this many more bytes are free. */
export type Admit = (bytes: number) => Promise<void>

/** Throws when the decoder found too little memory. */
export async function decodePicture(
  file: Uint8Array,
  originalFormat: OriginalFormat,
  admit: Admit,
): Promise<DecodedPicture | PictureRefusal> {
  try {
    if (originalFormat === 'heic') return await decodeHeic(file, admit)
    const bytes = originalFormat === 'png' ? withoutTexts(file) : file
    const frames = originalFormat === 'gif' ? gifFrames(bytes) : undefined
    if (frames === null) return { refused: 'not-an-image' }
    if (frames && frames > maxFrames) return { refused: 'too-many-frames' }
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (formatOf(header) !== originalFormat) return { refused: 'not-an-image' }
    if (frames && frames !== (header.pages ?? 1)) return { refused: 'not-an-image' }
    const refused = costRefusal(header, originalFormat)
    if (refused) return { refused }
    await admit(decodeMemory(header))
    if (originalFormat === 'avif') limitMemory(decodeMemory(header))
    const takenAt = header.exif && dateTakenIn(header.exif)
    const decoded = await largePixels(
      upright(open(bytes, { limit: maxPixels[originalFormat] }), file, header),
    )
    const animation = isAnimated(header) && (await animated(bytes, header))
    return {
      ...decoded,
      originalFormat,
      ...(takenAt && { takenAt }),
      ...(animation && { animation }),
    }
  } catch (error) {
    // sharp throws plain errors: only the message distinguishes a broken file from a lack of memory.
    if (error instanceof Error && /memory|alloc/i.test(error.message)) throw error
    return { refused: 'not-an-image' }
  }
}

async function decodeHeic(
  bytes: Uint8Array,
  admit: Admit,
): Promise<DecodedPicture | PictureRefusal> {
  limitMemory(bytes.length)
  const heic = await openHeic(bytes)
  if (!heic) return { refused: 'not-an-image' }
  const { width, height } = heic
  const refused = sizeRefusal({ width, height }, 'heic')
  if (refused) return { refused }
  const memory = heicMemory(width * height)
  await admit(memory)
  limitMemory(memory)
  const pixels = heic.decode()
  if (!pixels) return { refused: 'not-an-image' }
  const raw = { width, height, channels: 3 } as const
  const decoded = await largePixels(sharp(pixels, { raw, limitInputPixels: maxPixels.heic }))
  const takenAt = heicDateTaken(bytes)
  return { ...decoded, originalFormat: 'heic', ...(takenAt && { takenAt }) }
}

async function largePixels(picture: Sharp) {
  const { data: pixels, info } = await picture
    .resize(largeSide, largeSide, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { pixels, width, height, channels }
}

function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format
}

function isAnimated({ format, pages = 1 }: Metadata): boolean {
  return format !== 'heif' && pages > 1
}

function costRefusal(header: Metadata, format: OriginalFormat): Refused | null {
  return (
    sizeRefusal(header, format) ??
    (decodeMemory(header) > maxDecodeMemory ? 'too-much-memory' : null)
  )
}

type Refused = PictureRefusal['refused']

type Size = Pick<Metadata, 'width' | 'height' | 'pageHeight' | 'pages'>

function sizeRefusal(size: Size, format: OriginalFormat): Refused | null {
  const { width, height, pageHeight = height, pages = 1 } = size
  const frame = width * pageHeight
  if (frame > maxPixels[format]) return 'too-many-pixels'
  if (pages > maxFrames) return 'too-many-frames'
  if (pages > 1 && frame * pages > maxAnimatedPixels) return 'too-many-frames'
  return Math.max(width, pageHeight) > maxSideRatio * Math.min(width, pageHeight)
    ? 'too-thin'
    : null
}

function open(
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

async function animated(bytes: Uint8Array, header: Metadata) {
  const { width, height, pageHeight = height, pages = 1 } = header
  const fitting = Math.sqrt(largeAnimationPixels / (width * pageHeight * pages))
  const side = Math.min(animatedSide, Math.ceil(Math.max(width, pageHeight) * fitting))
  const { data, info } = await open(bytes, { limit: maxAnimatedPixels, animated: true })
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}
