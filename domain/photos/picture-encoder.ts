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
  /** The original shows more than the files. */
  redacted?: true
  /** Only for a picture in a slot of the site. */
  slot?: SlotEncoding
}

export type EncodedSlotPicture = EncodedPicture & { slot: SlotEncoding }

export type SlotEncoding = {
  files: Record<SlotFile, Uint8Array> & Partial<Record<BrandFile, Uint8Array>>
  /** A dozen pixels as WebP, shown until the picture has loaded. */
  placeholder: Uint8Array
  /** Relative luminance of what a logo or an icon shows, 0 to 1; absent if the picture fills its whole rectangle. */
  luminance?: number
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
   * Decodes the whole file and encodes it anew, so that nothing of the sent bytes is served. A file
   * that is no complete JPEG, PNG, GIF, WebP, AVIF or HEIC, or that costs too much, is refused as a value. The
   * picture is upright, without metadata, and in no size larger than it was. Work that takes too long is
   * really ended. Throws a StoreFault when the machine is too busy, or the decoder crashes, twice.
   * Calls beyond what the machine can do at once wait, first come, first served. What is to be covered is
   * covered in every file.
   */
  encode(
    bytes: Uint8Array,
    redactions?: readonly Redaction[],
  ): Promise<EncodedPicture | PictureRefusal>
}

/** Makes a JPEG, without metadata, of a photo's large file. It waits behind the pictures that are being uploaded. */
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
