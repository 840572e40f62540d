import { inflateSync } from 'node:zlib'
import { orientationIn } from './exif.ts'
import { pngChunks } from './png-chunks.ts'

/** A camera's file has one. More would cost time, and are ignored. */
const maxProfiles = 4
const maxProfileBytes = 1024 ** 2
const rawProfile = /^Raw profile type (exif|APP1)$/i

/**
 * The EXIF orientation of a PNG, wherever it is written: in an `eXIf` chunk, or as ImageMagick writes
 * it, in a text of hexadecimal digits. The decoder knows only an `eXIf` chunk before the pixels.
 */
export function pngOrientation(bytes: Uint8Array): number | undefined {
  let profiles = 0
  for (const exif of exifProfiles(bytes)) {
    const orientation = orientationIn(exif)
    if (orientation) return orientation
    profiles += 1
    if (profiles === maxProfiles) break
  }
  return undefined
}

function* exifProfiles(bytes: Uint8Array): Generator<Buffer> {
  for (const { type, data } of pngChunks(bytes)) {
    if (type === 'eXIf') yield data
    else if ((type === 'tEXt' || type === 'zTXt') && isRawProfile(data)) {
      yield profileOf(type, data)
    }
  }
}

function isRawProfile(data: Buffer): boolean {
  // Keywords have at most 79 characters.
  const end = data.subarray(0, 80).indexOf(0)
  return rawProfile.test(data.toString('latin1', 0, end))
}

/** A line with the profile's name, one with its length, then the digits; empty when it is broken. */
function profileOf(type: 'tEXt' | 'zTXt', data: Buffer): Buffer {
  const end = data.indexOf(0)
  const text = type === 'tEXt' ? data.subarray(end + 1) : inflated(data.subarray(end + 2))
  const [, digits = ''] = /^\s*\S+\s+\d+\s+([\da-f\s]*)/i.exec(text.toString('latin1')) ?? []
  return Buffer.from(digits.replaceAll(/\s/g, ''), 'hex')
}

function inflated(data: Buffer): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: maxProfileBytes })
  } catch {
    return Buffer.alloc(0)
  }
}
