import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { OnFilesLeft } from '#domain/photos/remove-files.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { dropBatchesOf, type WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import type { EventStore } from './event-store.ts'

/**
 * The guardians have withdrawn their authorisation: the event is a draft from now on, whatever becomes of its
 * photos, its family link ends, and photos that wait to be saved are dropped. False: no such event.
 */
export async function withdrawConsent(
  id: string,
  ports: { events: EventStore; photos: PhotoStore; waiting: WaitingBatchStore },
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
  const { events } = ports
  const hidden = await events.setFields(id, withdrawn, 'consent-withdrawn')
  if (hidden) await dropBatchesOf(id, ports)
  if (!hidden || !deletePhotos) return hidden
  const event = await events.one(id)
  const ids = event?.fotos.map((photo) => photo.id) ?? []
  await removePhotos(id, ids, ports, { now, onFilesLeft })
  return true
}
