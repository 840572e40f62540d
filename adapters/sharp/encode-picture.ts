import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import type {
  EncodedPicture,
  OriginalFormat,
  PictureRefusal,
} from '#domain/photos/picture-encoder.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import type { StatusPicture } from '#domain/status-picture.ts'
import { burnRedactions } from './burn-redactions.ts'
import { type Admit, type DecodedPicture, decodePicture } from './decode-picture.ts'
import { encodeForSlot } from './encode-for-slot.ts'
import { sharePicture } from './share-picture.ts'
import { drawStatusPicture } from './status-picture/draw-status-picture.ts'

// Bounds memory: two steps at a time.
const stepLimit = pLimit(2)

export type PictureJob = {
  from: { bytes: Uint8Array; format: OriginalFormat } | DecodedPicture
  /**
   * 'pixels': the input from which another process makes the sizes. 'jpeg': one file, for a visitor who saves the
   * photo.
   */
  to: 'pixels' | 'photo' | 'slot' | 'brand' | 'jpeg'
  redactions?: readonly Redaction[]
}

/** A picture made of words, for the school to share. */
export type DrawJob = { draw: StatusPicture }

export type Jpeg = { jpeg: Uint8Array<ArrayBuffer> }

export type PictureJobResult = EncodedPicture | DecodedPicture | Jpeg | PictureRefusal

export async function runPictureJob(
  job: PictureJob | DrawJob,
  admit: Admit,
): Promise<PictureJobResult> {
  if ('draw' in job) return { jpeg: await drawStatusPicture(job.draw) }
  const { from, to, redactions = [] } = job
  const decoded = 'pixels' in from ? from : await decodePicture(from.bytes, from.format, admit)
  if ('refused' in decoded || to === 'pixels') return decoded
  if (to === 'jpeg') return { jpeg: await encodeJpeg(decoded) }
  if (redactions.length === 0) return encodeSizes(decoded, to)
  const encoded = await encodeSizes(burnRedactions(decoded, redactions), to)
  return { ...encoded, redacted: true }
}

export async function encodeSizes(
  decoded: DecodedPicture,
  to: 'photo' | 'slot' | 'brand' = 'photo',
): Promise<EncodedPicture> {
  const { width, height, channels, originalFormat, takenAt, animation } = decoded
  const pixels = () => sharp(decoded.pixels, { raw: { width, height, channels } })
  const grid = (side: number, quality: number) =>
    pixels()
      .resize(Math.min(side, width), undefined, { kernel: 'mitchell' })
      .webp({ quality, effort: 4 })
      .toBuffer()

  const [large, wide, middle, narrow, og] = await Promise.all([
    animation ?? stepLimit(() => largePicture(pixels())),
    stepLimit(() => grid(800, 62)),
    // Only dense screens choose this one, and coarser quality cannot be seen there.
    stepLimit(() => grid(600, 48)),
    stepLimit(() => grid(400, 58)),
    stepLimit(() => sharePicture(pixels, { width, height })),
  ])
  const isBrand = to === 'brand'
  const slot =
    to !== 'photo' && (await encodeForSlot(pixels, { width, height, isBrand }, stepLimit))
  return {
    width: large.width,
    height: large.height,
    originalFormat,
    files: { '400': narrow, '600': middle, '800': wide, large: large.bytes, og },
    ...(takenAt && { takenAt }),
    ...(slot && { slot }),
  }
}

/** The large file is a WebP of quality 75: a finer JPEG would only be larger. */
async function encodeJpeg({ pixels, width, height, channels }: DecodedPicture) {
  const jpeg = await sharp(pixels, { raw: { width, height, channels } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(jpeg)
}

/** More effort would take three times as long and save one byte in fifty. */
async function largePicture(pixels: Sharp) {
  const { data, info } = await pixels
    .webp({ quality: 75, effort: 0 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}
