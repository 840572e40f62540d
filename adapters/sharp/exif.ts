const orientationTag = 0x0112
const exifDirectoryTag = 0x8769
const dateTags = [0x9003, 0x9004]

export function orientationIn(exif: Buffer): number | undefined {
  return readTiff(exif, (tiff) => {
    const entry = tiff.entry(tiff.firstDirectory, orientationTag)
    return entry && tiff.short(entry + 8)
  })
}

/** When the photo was taken, by the camera's clock. Nothing else that a camera writes is kept. */
export function dateTakenIn(exif: Buffer): string | undefined {
  return readTiff(exif, (tiff) => {
    const directory = tiff.entry(tiff.firstDirectory, exifDirectoryTag)
    if (!directory) return undefined
    for (const tag of dateTags) {
      const entry = tiff.entry(tiff.long(directory + 8), tag)
      const date = entry && isoDate(tiff.text(tiff.long(entry + 8), 19))
      if (date) return date
    }
    return undefined
  })
}

/** '2026:06:20 18:05:00', as cameras write it, without a zone. */
function isoDate(text: string): string | undefined {
  const iso = text.replace(/^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/, '$1-$2-$3T$4')
  const read = new Date(`${iso}Z`)
  // A date such as 30 February would be read as a day in March.
  return Number(read) > 0 && read.toISOString().startsWith(iso) ? iso : undefined
}

type Tiff = {
  firstDirectory: number
  short: (at: number) => number
  long: (at: number) => number
  text: (at: number, length: number) => string
  /** Where the entry of a tag begins. */
  entry: (directory: number, tag: number) => number | undefined
}

function readTiff<T>(exif: Buffer, read: (tiff: Tiff) => T): T | undefined {
  const bytes = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  const little = bytes.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at))
  const long = (at: number) => (little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at))
  const text = (at: number, length: number) => bytes.toString('latin1', at, at + length)
  const entry = (directory: number, tag: number) => {
    for (let n = 0; n < short(directory); n += 1) {
      const at = directory + 2 + n * 12
      if (short(at) === tag) return at
    }
    return undefined
  }
  try {
    return read({ firstDirectory: long(4), short, long, text, entry })
  } catch {
    // An offset points outside the profile: treat it as unreadable.
    return undefined
  }
}
