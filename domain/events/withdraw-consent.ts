import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { OnFilesLeft } from '#domain/photos/remove-files.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import type { EventStore } from './event-store.ts'

/**
 * The guardians have withdrawn their authorisation: the event is a draft from now on, whatever becomes of its
 * photos, and its family link ends. False: no such event.
 */
export async function withdrawConsent(
  id: string,
  { events, photos }: { events: EventStore; photos: PhotoStore },
  {
    now,
    deletePhotos,
    onFilesLeft,
  }: { now: Date; deletePhotos: boolean; onFilesLeft?: OnFilesLeft | undefined },
): Promise<boolean> {
  const withdrawn = {
    visibilidade: 'ninguem',
    publicarEm: null,
    linkFamilias: null,
    autorizacaoRetiradaEm: now.toISOString(),
  } as const
  const hidden = await events.setFields(id, withdrawn, 'consent-withdrawn')
  if (!hidden || !deletePhotos) return hidden
  const event = await events.one(id)
  const ids = event?.fotos.map((photo) => photo.id) ?? []
  await removePhotos(id, ids, { events, photos }, { now, onFilesLeft })
  return true
}
