import type { PhotoSize } from './photo-addresses.ts'

/** What a sent file may really be, whatever its name says. */
export const originalFormats = ['jpeg', 'png', 'gif', 'webp'] as const
export type OriginalFormat = (typeof originalFormats)[number]

/** A picture made anew from what was sent: upright, without metadata, in every size. */
export type MadePicture = {
  /** Of the large size, which is what a photo's `url` shows. */
  width: number
  height: number
  originalFormat: OriginalFormat
  files: Record<PhotoSize, Uint8Array>
}

/** Why a file cannot become a picture. */
export type PictureRefusal = { refused: 'not-an-image' | 'heic' | 'too-many-pixels' }

export type PictureMaker = {
  /**
   * Decodes the whole file and encodes it anew, so that nothing of the sent bytes is served. A file
   * that is no complete JPEG, PNG, GIF or WebP, or that costs too much, is refused as a value.
   * Calls beyond what the machine can do at once wait their turn, in order.
   */
  make(bytes: Uint8Array): Promise<MadePicture | PictureRefusal>
}
