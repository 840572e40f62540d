import type { EventStore } from '#domain/events/event-store.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

/** How long a covered photo can be uncovered. */
export const daysUncoverable = 30

const dayMs = 24 * 60 * 60 * 1000

type Ports = { events: EventStore; photos: Pick<PhotoStore, 'forgetOriginal'> }

/** Deletes the originals of photos that were covered 30 days ago. Returns how many. */
export async function endCoveredOriginals({ events, photos }: Ports, now: Date): Promise<number> {
  const oldest = new Date(now.getTime() - daysUncoverable * dayMs).toISOString()
  const isDue = ({ cobertoEm }: Photo) => cobertoEm !== undefined && cobertoEm <= oldest
  let ended = 0
  for (const { id, fotos } of await events.covered()) {
    const due = fotos.filter(isDue)
    for (const photo of due) await photos.forgetOriginal(photo)
    await events.setCovered(
      id,
      due.map(({ url }) => url),
      now,
    )
    ended += due.length
  }
  return ended
}
