import type { OriginalFormat } from './picture-encoder.ts'
import { sniffFormat } from './sniff-format.ts'

export type PictureHeader = { format: OriginalFormat; width: number; height: number }

/** Enough for what cameras write before the dimensions: a preview, colour profiles, their own notes. */
export const headerBytes = 256 * 1024

/** What the first bytes of a file reveal about its picture; null if they are not enough. */
export function pictureHeader(start: Uint8Array): PictureHeader | null {
  const format = sniffFormat(start)
  if (!format) return null
  try {
    const size = readers[format](new DataView(start.buffer, start.byteOffset, start.length))
    return size && { format, ...size }
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

type Size = { width: number; height: number }

const readers: Record<OriginalFormat, (file: DataView) => Size | null> = {
  jpeg: jpegSize,
  png: (file) => ({ width: file.getUint32(16), height: file.getUint32(20) }),
  gif: (file) => ({ width: file.getUint16(6, true), height: file.getUint16(8, true) }),
  webp: webpSize,
  avif: heifSize,
  heic: heifSize,
}

/** In the frame header, after any number of other segments. */
function jpegSize(file: DataView): Size | null {
  for (let at = 2; ; at += 2 + file.getUint16(at + 2)) {
    while (file.getUint8(at + 1) === 0xff) at += 1
    const marker = file.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return { height: file.getUint16(at + 5), width: file.getUint16(at + 7) }
    // Either the pixel data begins, or the file is damaged.
    if (file.getUint8(at) !== 0xff || marker === 0xda) return null
  }
}

function webpSize(file: DataView): Size | null {
  switch (file.getUint32(12)) {
    case 0x56503858: {
      const side = (at: number) => (file.getUint32(at, true) & 0xffffff) + 1
      return { width: side(24), height: side(27) }
    }
    case 0x5650384c: {
      const bits = file.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 0x56503820: {
      const side = (at: number) => file.getUint16(at, true) & 0x3fff
      return { width: side(26), height: side(28) }
    }
    default:
      return null
  }
}

/** A phone's file has several sizes: of its tiles, a preview, a depth map, and the whole picture. */
function heifSize(file: DataView): Size | null {
  let largest: Size | null = null
  for (let at = 0; at + 16 <= file.byteLength; at += 1) {
    if (file.getUint32(at) !== ispe) continue
    const size = { width: file.getUint32(at + 8), height: file.getUint32(at + 12) }
    if (!largest || pixelsOf(size) > pixelsOf(largest)) largest = size
  }
  return largest
}

const ispe = 0x69737065

export function pixelsOf({ width, height }: Size): number {
  return width * height
}
