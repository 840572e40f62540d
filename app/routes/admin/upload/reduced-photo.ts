export type ReducedPhoto = { photo: Blob } | { failed: 'unreadable' | 'too-many-pixels' }

const searched = 256 * 1024

/** A canvas writes no EXIF. Only the original's date is copied, never its GPS position. */
export async function dateSegment(original: Blob): Promise<Uint8Array<ArrayBuffer> | null> {
  const start = new TextDecoder('latin1').decode(await original.slice(0, searched).arrayBuffer())
  const exif = start.indexOf('Exif\0\0')
  const date = exif < 0 ? null : /\d{4}:\d\d:\d\d \d\d:\d\d:\d\d\0/.exec(start.slice(exif))
  return date && exifSegment(date[0])
}

export function withSegment(jpeg: Blob, segment: Uint8Array<ArrayBuffer> | null): Blob {
  return segment ? new Blob([jpeg.slice(0, 2), segment, jpeg.slice(2)], jpeg) : jpeg
}

/** A directory (IFD) that points to the Exif directory, whose only entry is the date. */
function exifSegment(date: string): Uint8Array<ArrayBuffer> {
  const short = (value: number) => [value >> 8, value & 0xff]
  const long = (value: number) => [0, 0, ...short(value)]
  const text = (value: string) => [...value].map((sign) => sign.charCodeAt(0))
  const tiff = [
    ...[...text('MM'), ...short(42), ...long(8)],
    ...[...short(1), ...short(0x8769), ...short(4), ...long(1), ...long(26), ...long(0)],
    ...[...short(1), ...short(0x9003), ...short(2), ...long(20), ...long(44), ...long(0)],
    ...text(date),
  ]
  const content = [...text('Exif\0\0'), ...tiff]
  return Uint8Array.from([0xff, 0xe1, ...short(content.length + 2), ...content])
}
