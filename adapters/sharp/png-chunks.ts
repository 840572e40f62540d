const signatureBytes = 8

export type PngChunk = { type: string; data: Buffer; whole: Buffer }

/** Ends at the first incomplete chunk. */
export function* pngChunks(bytes: Uint8Array): Generator<PngChunk> {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let at = signatureBytes
  while (at + 12 <= png.length) {
    const length = png.readUInt32BE(at)
    const end = at + 12 + length
    if (end > png.length) return
    const type = png.toString('latin1', at + 4, at + 8)
    yield { type, data: png.subarray(at + 8, end - 4), whole: png.subarray(at, end) }
    at = end
  }
}

/** The decoder decompresses every text and keeps it: thousands of them take gigabytes. */
export function withoutTexts(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [bytes.subarray(0, signatureBytes)]
  let read = signatureBytes
  for (const { type, whole } of pngChunks(bytes)) {
    read += whole.length
    if (!['tEXt', 'zTXt', 'iTXt'].includes(type)) parts.push(whole)
  }
  return Buffer.concat([...parts, bytes.subarray(read)])
}
