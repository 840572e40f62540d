import type { LogoLight } from '#domain/school/brand.ts'
import type { Redaction } from './redaction.ts'
import type { BrandFile, SlotFile } from './slot-files.ts'

export const photoSizes = ['400', '600', '800', 'large', 'og'] as const
export type PhotoSize = (typeof photoSizes)[number]

export const originalFormats = ['jpeg', 'png', 'gif', 'webp', 'avif', 'heic'] as const
export type OriginalFormat = (typeof originalFormats)[number]

export type EncodedPicture = {
  /** Dimensions of the large size, which is what a photo's `url` shows. */
  width: number
  height: number
  originalFormat: OriginalFormat
  files: Record<PhotoSize, Uint8Array>
  /** By the camera's clock, as in a photo's `tiradaEm`; absent if the file does not say. */
  takenAt?: string
  /** Parts are covered: the original shows what the served files hide. */
  redacted?: true
  /** Only for a picture in a slot of the site. */
  slot?: SlotEncoding
}

export type EncodedSlotPicture = EncodedPicture & { slot: SlotEncoding }

/** Only a logo or an icon has a luminance. */
export type SlotEncoding = LogoLight & {
  files: Record<SlotFile, Uint8Array> & Partial<Record<BrandFile, Uint8Array>>
  /** A dozen pixels as WebP, shown until the picture has loaded. */
  placeholder: Uint8Array
}

export type PictureRefusal = {
  refused:
    | 'not-an-image'
    | 'too-many-pixels'
    /** Too many frames in an animation, by number or by their pixels together. */
    | 'too-many-frames'
    /** One side is more than 40 times the other. */
    | 'too-thin'
    | 'too-much-memory'
    /** By processor time: a busy machine is not the picture's fault. */
    | 'took-too-long'
}

export type PictureEncoder = {
  /**
   * Decodes the whole file and encodes it anew, so that none of the sent bytes are served. Returns a refusal for a
   * file that is not a complete JPEG, PNG, GIF, WebP, AVIF or HEIC, or that costs too much. The picture is upright,
   * without metadata, and never enlarged. Work that takes too long is killed. Throws a StoreFault if twice the machine
   * is too busy or the decoder crashes. Calls beyond what the machine can do at once wait, first come, first served.
   * Redactions are applied to every file.
   */
  encode(
    bytes: Uint8Array,
    redactions?: readonly Redaction[],
  ): Promise<EncodedPicture | PictureRefusal>
}

/** Makes a JPEG without metadata from a photo's large file. Leaves room for pictures that are being uploaded. */
export type JpegEncoder = {
  toJpeg(large: Uint8Array): Promise<{ jpeg: Uint8Array<ArrayBuffer> } | PictureRefusal>
}

export type SlotPictureEncoder = PictureEncoder & {
  /** Like `encode`, plus the extra files that a slot of the site needs. */
  encodeForSlot(
    bytes: Uint8Array,
    /** A logo or an icon: gets the brand files too. */
    options?: { isBrand?: boolean },
  ): Promise<EncodedSlotPicture | PictureRefusal>
}
