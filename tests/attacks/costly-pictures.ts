import { deflateSync } from 'node:zlib'
import { animatedGif, flatJpeg, pngChunk, quarters } from '#tests/sample-data/builders.ts'

type Costly = {
  /** Absent: one of `tests/sample-data/stored-pictures`. */
  make?: () => Promise<Buffer> | Buffer
  /** 'encoded', or why it is refused. */
  end: string
  /** Megabytes of memory allowed. */
  most?: number
  /**
   * Gallery by default. A picture in a slot of the site gets more files, made from the same pixels whatever its
   * format: one large and one small picture are enough.
   */
  place?: 'slot'
}

/** For what phones take by default today, and for AVIFs in full-resolution or ten-bit colour. */
const costliest = { most: 400 }

/**
 * Small files that used to cost minutes or gigabytes, and the largest accepted file of each kind. The order
 * matters: the AVIF files are decoded after others have been encoded.
 */
export const costlyPictures: Record<string, Costly> = {
  'interlaced-rgba16.png': { end: 'too-much-memory' },
  'interlaced-rgb.png': { end: 'encoded', place: 'slot' },
  'twelve.png': { end: 'encoded' },
  'progressive-444.jpg': { end: 'too-much-memory' },
  'progressive-420.jpg': { end: 'encoded' },
  'twelve.jpg': { end: 'encoded' },
  'small.jpg': { make: () => flatJpeg(640, 480), end: 'encoded', place: 'slot' },
  'lossless.webp': { end: 'encoded' },
  'twelve.heic': { end: 'encoded' },
  'phone.heic': { end: 'encoded', ...costliest },
  'too-large.heic': { end: 'too-many-pixels' },
  'hidden.heic': { end: 'not-an-image' },
  'twelve-444.avif': { end: 'encoded', ...costliest },
  'twelve-10-bits.avif': { end: 'encoded', ...costliest },
  // Ten bits or 4:4:4 alone is accepted, both together are not.
  'twelve-10-bits-444.avif': { end: 'too-much-memory', ...costliest },
  'too-large.avif': { end: 'too-many-pixels' },
  'hidden.avif': { end: 'too-much-memory' },
  'thin.gif': { make: () => animatedGif({ width: 2048, height: 1, frames: 1 }), end: 'too-thin' },
  'thin.png': { make: () => quarters({ width: 1000, height: 1 }), end: 'too-thin' },
  'tall.png': { make: () => quarters({ width: 32, height: 8192 }), end: 'too-thin' },
  'long.png': { make: () => quarters({ width: 2000, height: 50 }), end: 'encoded' },
  'thousand.gif': {
    make: () => animatedGif({ width: 316, height: 316, frames: 1000 }),
    end: 'encoded',
  },
  'thousands.gif': {
    make: () => animatedGif({ width: 100, height: 100, frames: 5000 }),
    end: 'too-many-frames',
  },
  'texts.png': { make: async () => withTextProfiles(await quarters(), 4500), end: 'encoded' },
}

/** Each text inflates to a mebibyte without an orientation. */
function withTextProfiles(png: Buffer, count: number): Buffer {
  const profile = Buffer.concat([
    Buffer.from('Raw profile type exif\0\0'),
    deflateSync(Buffer.alloc(1024 ** 2, ' '), { level: 9 }),
  ])
  const texts = Array<Buffer>(count).fill(pngChunk('zTXt', profile))
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)])
}
