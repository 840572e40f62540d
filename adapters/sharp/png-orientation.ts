import { inflateSync } from 'node:zlib'
import { orientationIn } from './exif.ts'

const signatureBytes = 8
const maxProfileBytes = 1024 ** 2
const rawProfile = /^Raw profile type (exif|APP1)$/i

/**
 * The EXIF orientation of a PNG, wherever it is written: in an `eXIf` chunk, or as ImageMagick writes
 * it, in a text of hexadecimal digits. The decoder knows only an `eXIf` chunk before the pixels.
 */
export function pngOrientation(bytes: Uint8Array): number | undefined {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = signatureBytes
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at)
    const type = png.toString('latin1', at + 4, at + 8)
    const exif = exifIn(type, png.subarray(at + 8, at + 8 + length))
    const orientation = exif && orientationIn(exif)
    if (orientation) return orientation
    at += 12 + length
  }
  return undefined
}

function exifIn(type: string, data: Buffer): Buffer | null {
  if (type === 'eXIf') return data
  if (type !== 'tEXt' && type !== 'zTXt') return null
  const end = data.indexOf(0)
  if (!rawProfile.test(data.toString('latin1', 0, end))) return null
  if (type === 'tEXt') return profileOf(data.subarray(end + 1))
  try {
    const text = inflateSync(data.subarray(end + 2), { maxOutputLength: maxProfileBytes })
    return profileOf(text)
  } catch {
    return null
  }
}

/** A line with the profile's name, one with its length, then the digits. */
function profileOf(text: Buffer): Buffer {
  const [, digits = ''] = /^\s*\S+\s+\d+\s+([\da-f\s]*)/i.exec(text.toString('latin1')) ?? []
  return Buffer.from(digits.replaceAll(/\s/g, ''), 'hex')
}
