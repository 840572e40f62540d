import type { SchoolEvent } from '#domain/events/event.ts'
import { ownPhotoKey } from '#domain/photos/served-photo.ts'
import type { WaitingBatch } from '#domain/photos/waiting-batch.ts'
import { slotPictureUrls } from '#domain/school/slot-pictures.ts'

/** A photo whose files the data folder must have. */
export type KeptPhoto = { key: string; label: string; inSlot: boolean }

type Records = { events: SchoolEvent[]; school: unknown; waiting: WaitingBatch[] }

/** Those of the events, those that wait to join one, and the pictures in the site's slots. */
export function keptPhotos({ events, school, waiting }: Records): KeptPhoto[] {
  const all = [
    ...events.flatMap(({ nome, fotos }) =>
      fotos.map((photo) => ({ url: photo.url, label: `${photo.nome} (${nome})`, inSlot: false })),
    ),
    ...waiting.flatMap(({ photos }) =>
      photos.map(({ url, nome }) => ({ url, label: `${nome} (à espera)`, inSlot: false })),
    ),
    ...Object.entries(slotPictureUrls(school)).map(([slot, url]) => ({
      url,
      label: `imagem do site “${slot}”`,
      inSlot: true,
    })),
  ]
  return all.flatMap(({ url, ...photo }) => {
    const key = ownPhotoKey(url)
    return key ? [{ key, ...photo }] : []
  })
}
