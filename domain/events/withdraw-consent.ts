import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { PhotoStore } from '#domain/photos/photo-store.ts'
import type { OnFilesLeft } from '#domain/photos/remove-files.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { dropBatchesOf } from '#domain/photos/save-batch.ts'
import type { WaitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { endWithoutConsent, isWithdrawn } from './consent.ts'
import { removeItemsOf } from './empty-bin.ts'
import type { SchoolEvent } from './event.ts'
import type { EventStore } from './event-store.ts'

/**
 * The guardians have withdrawn their authorisation: the event is a draft from now on, its family link ends, and
 * photos in the bin and those that wait to be saved are deleted. The others are deleted too, now or after 30 days.
 * False: no such event.
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
    apagarFotosEm: deletePhotos ? null : endWithoutConsent(now),
  } as const
  const { events } = ports
  const hidden = await events.setFields(id, withdrawn, 'consent-withdrawn')
  if (hidden) await dropBatchesOf(id, ports)
  if (!hidden) return false
  const removal = { now, onFilesLeft }
  await removeItemsOf(id, ports, removal)
  if (deletePhotos) await removeAllPhotos(id, ports, removal)
  return true
}

type Ports = { events: EventStore; photos: PhotoStore }
type Removal = { now: Date; onFilesLeft?: OnFilesLeft | undefined }

/**
 * Deletes the photos whose 30 days without authorisation are over, and returns the number of events. An event whose
 * photos were to be deleted at once, and are still there, gets its day now, so that the panel can warn first.
 */
export async function removeUnconsented(
  ports: Ports,
  removal: Removal & { now: TrustedMoment },
): Promise<number> {
  const { events } = ports
  const withdrawn = (await events.reserved()).filter(isWithdrawn)
  const end = { apagarFotosEm: endWithoutConsent(removal.now) }
  for (const { id } of withdrawn.filter(lacksEnd)) {
    await events.setFields(id, (event) => (lacksEnd(event) ? end : null))
  }
  const isDue = ({ apagarFotosEm = '', ...event }: SchoolEvent) =>
    apagarFotosEm !== '' && apagarFotosEm <= removal.now.toISOString() && isWithdrawn(event)
  const due = withdrawn.filter(isDue)
  for (const { id } of due) {
    await removeItemsOf(id, ports, removal)
    await removeAllPhotos(id, ports, removal)
    await events.setFields(id, (event) => (isDue(event) ? { apagarFotosEm: null } : null))
  }
  return due.length
}

function lacksEnd(event: SchoolEvent): boolean {
  return isWithdrawn(event) && !event.apagarFotosEm && event.fotos.length > 0
}

async function removeAllPhotos(id: string, ports: Ports, removal: Removal): Promise<void> {
  const event = await ports.events.one(id)
  const ids = event?.fotos.map((photo) => photo.id) ?? []
  await removePhotos(id, ids, ports, removal)
}
