import { addPhotos } from '#domain/photos/add-photos.ts'
import { openStores } from '#server/stores.ts'
import { aDraft, phonePhoto } from '#tests/sample-data/builders.ts'
import { newDataDir } from './data-dir.ts'

/** The data of a school with one event of 24 photos, or of another number. */
export async function createGallery(photo: { width: number; height: number }, count = 24) {
  const dataDir = newDataDir()
  const stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft({ nome: 'Festa Junina' }), new Date())
  const bytes = await phonePhoto(photo.width, photo.height)
  const files = Array.from({ length: count }, (_, index) => ({
    name: `${index}.jpg`,
    type: 'image/jpeg',
    bytes,
  }))
  const added = await addPhotos(id, files, stores, { now: () => new Date() })
  if (added.kind !== 'added') throw new Error(added.kind)
  await stores.close()
  const photoPath = added.photos[0]?.url.replace('large.webp', '800.webp') ?? ''
  return { dataDir, path: `/galeria-evento/${id}`, photoPath }
}
