import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** How each is made: `make-large-pictures.ts`. */
export type LargePicture =
  | 'interlaced-rgba16.png'
  | 'interlaced-rgb.png'
  | 'progressive-444.jpg'
  | 'progressive-420.jpg'
  | 'lossless.webp'
  | 'twelve.png'
  | 'twelve.jpg'
  | 'twelve.heic'
  | 'phone.heic'
  | 'too-large.heic'
  | 'hidden.heic'
  | 'twelve-444.avif'
  | 'twelve-10-bits.avif'
  | 'twelve-10-bits-444.avif'
  | 'too-large.avif'
  | 'hidden.avif'

export function largePicture(name: LargePicture): Buffer {
  return gunzipSync(readFileSync(join(import.meta.dirname, 'large-pictures', `${name}.gz`)))
}
