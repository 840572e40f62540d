import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { batchesOf } from '#domain/photos/save-batch.ts'
import { filesIn } from '#domain/photos/waiting-batch.ts'
import { senderOf } from './batch-order.ts'
import type { WaitingPhotos } from './unsent-photos.tsx'

/** The photos that have arrived from this person and are in no event yet. */
export async function waitingPhotos(
  context: Readonly<RouterContextProvider>,
): Promise<WaitingPhotos[]> {
  const { clock, ...ports } = context.get(servicesContext)
  const batches = await batchesOf(senderOf(context), ports, clock.now())
  return batches.map((batch) => ({
    id: batch.id,
    eventId: batch.eventId,
    files: filesIn(batch).map(({ photo, bytes }) => ({ name: photo.nome, size: bytes })),
  }))
}
