import { runPictureJob } from '#adapters/sharp/encode-picture.ts'
import type { EncodedPicture, PictureRefusal } from '#domain/photos/picture-encoder.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import { sniffFormat } from '#domain/photos/sniff-format.ts'

/**
 * What the site makes of a file, without starting a process for it. HEIC and AVIF need one: their memory
 * limit would end the test.
 */
export async function encodeHere(
  bytes: Uint8Array,
  redactions: readonly Redaction[] = [],
): Promise<EncodedPicture | PictureRefusal> {
  const format = sniffFormat(bytes)
  if (!format) return { refused: 'not-an-image' }
  const job = { from: { bytes, format }, to: 'photo', redactions } as const
  return (await runPictureJob(job, async () => {})) as EncodedPicture | PictureRefusal
}

export async function encodedHere(bytes: Uint8Array): Promise<EncodedPicture> {
  const picture = await encodeHere(bytes)
  if ('refused' in picture) throw new Error(`refused: ${picture.refused}`)
  return picture
}
