import { type DeletedItem, photosOf } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { photosIn, type WaitingBatch } from '#domain/photos/waiting-batch.ts'
import { slotPictureUrls } from '#domain/school/slot-pictures.ts'

/** A photo whose files the data folder must have. */
export type KeptPhoto = { key: string; label: string; slot?: string }

type Records = {
  events: SchoolEvent[]
  bin: DeletedItem[]
  school: unknown
  waiting: WaitingBatch[]
}

/** The photos of events, of waiting batches and of the bin, and the pictures in the site's slots. */
export function keptPhotos({ bin, ...records }: Records): KeptPhoto[] {
  const shown = shownPhotos(records)
  const keys = new Set(shown.map(({ key }) => key))
  const deleted = bin.flatMap(photosOf).flatMap(({ url, nome }) => {
    const key = servedPhotoKey(url)
    if (!key || keys.has(key)) return []
    return [{ key, label: `${nome} (na Lixeira)` }]
  })
  return [...shown, ...deleted]
}

function shownPhotos({ events, school, waiting }: Omit<Records, 'bin'>): KeptPhoto[] {
  const all = [
    ...events.flatMap(({ nome, fotos }) =>
      fotos.map((photo) => ({ url: photo.url, label: `${photo.nome} (${nome})` })),
    ),
    ...waiting.flatMap((batch) =>
      photosIn(batch).map(({ url, nome }) => ({ url, label: `${nome} (à espera)` })),
    ),
    ...slotPictureUrls(school).map(({ slot, url, isFormer }) => ({
      url,
      label: `imagem do site “${slot}”${isFormer ? ', de antes' : ''}`,
      slot,
    })),
  ]
  return all.flatMap(({ url, ...photo }) => {
    const key = servedPhotoKey(url)
    return key ? [{ key, ...photo }] : []
  })
}
