import { makeZip } from 'client-zip'
import type { NumberedPhoto } from '#domain/events/listed-events.ts'
import type { PhotosToSave } from '#domain/photos/photos-to-save.ts'

type Zip = { nameOf: (number: number) => string; jpegOf: PhotosToSave['next'] }

/** Makes each photo after the previous one has been sent, so that only one at a time is in memory. */
export function zipOf(
  photos: AsyncIterable<NumberedPhoto>,
  { nameOf, jpegOf }: Zip,
): ReadableStream<Uint8Array> {
  async function* files() {
    for await (const photo of photos) {
      const jpeg = await jpegOf(photo)
      if (!jpeg) continue
      const uploaded = Date.parse(photo.uploadedAt)
      yield {
        name: nameOf(photo.numero),
        input: jpeg,
        ...(!Number.isNaN(uploaded) && { lastModified: new Date(uploaded) }),
      }
    }
  }
  return makeZip(files())
}
