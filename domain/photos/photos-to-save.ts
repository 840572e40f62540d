import type { Right } from '#domain/events/guarded-events.ts'
import type { School } from '#domain/school/fact-fields.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { PhotoFiles, PhotoStore } from './photo-store.ts'
import type { JpegEncoder } from './picture-encoder.ts'

type Ports = { photos: Pick<PhotoStore, 'open'>; pictures: JpegEncoder }

/** Photos as JPEG, which every device and every printer accepts. Made on request, and not stored. */
export type PhotosToSave = {
  /** For one visitor. Throws a StoreFault if too many are waiting. Null: no store of this site has the photo. */
  one(photo: PhotoFiles): Promise<Uint8Array<ArrayBuffer> | null>
  /** For a download of many photos, which requests one at a time and waits as long as it takes. */
  next(photo: PhotoFiles): Promise<Uint8Array<ArrayBuffer> | null>
}

/** The school decides for families and for visitors; the admin always may. */
export function maySave(right: Right, { photoSaving }: Pick<School, 'photoSaving'>): boolean {
  return { admin: true, family: photoSaving.families, everyone: photoSaving.visitors }[right]
}

/** Each holds its large file in memory, and takes a tenth of a second. */
const maxWaiting = 40

export function photosToSave({ photos, pictures }: Ports): PhotosToSave {
  let waiting = 0

  const next: PhotosToSave['next'] = async (photo) => {
    const file = await photos.open(photo, 'large')
    if (!file) return null
    const made = await pictures.toJpeg(await bytesOf(file.body))
    return 'refused' in made ? null : made.jpeg
  }

  return {
    next,
    one: async (photo) => {
      if (waiting >= maxWaiting) {
        throw new StoreFault('unavailable', 'Muitas pessoas estão salvando fotos agora.')
      }
      waiting += 1
      try {
        return await next(photo)
      } finally {
        waiting -= 1
      }
    },
  }
}

async function bytesOf(body: Uint8Array | ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return body instanceof Uint8Array ? body : new Response(body).bytes()
}
