import type { Metadata } from 'sharp'

/**
 * Bytes that decoding a picture takes at most, from its header; the constants are measured. Most pictures
 * pass through row by row; others are held whole.
 */
export function decodeMemory(header: Metadata): number {
  const { format, width, height, pageHeight = height, pages = 1, isProgressive } = header
  const pixels = width * pageHeight
  switch (format) {
    case 'jpeg':
      // Coefficients of two bytes, kept until the last scan.
      return isProgressive ? pixels * 2 * samplesPerPixel(header) : 0
    case 'png':
      return isProgressive
        ? pixels * bytesPerPixel(header) * 1.2
        : width * Math.min(height, rowsAtOnce) * bytesPerPixel(header)
    case 'gif':
      return pixels * 8
    case 'heif':
      return avifMemory(pixels)
    default:
      return pixels * 4 + (pages > 1 ? animatedWebp : 0)
  }
}

/** The planes of the codec, the colours made of them, and a copy of these. */
export function heicMemory(pixels: number): number {
  return pixels * 10
}

/** For eight bits in 4:2:0: sharp's header does not reveal 4:4:4, which takes 20, nor ten bits. */
function avifMemory(pixels: number): number {
  return pixels * 16
}

const rowsAtOnce = 2000
const animatedWebp = 100_000_000

function samplesPerPixel({ channels, chromaSubsampling }: Metadata): number {
  return { '4:2:0': 1.5, '4:2:2': 2 }[chromaSubsampling ?? ''] ?? channels
}

function bytesPerPixel({ channels, depth }: Metadata): number {
  return channels * (depth === 'ushort' ? 2 : 1)
}
