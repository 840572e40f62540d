import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { Photo } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

/** How long a covered photo can be uncovered. */
export const daysUncoverable = 30

const dayMs = 24 * 60 * 60 * 1000

type Ports = { events: EventStore; photos: Pick<PhotoStore, 'forgetOriginal'> }

/** Deletes the originals of photos that were covered 30 days ago, and returns how many. Tries all before it throws. */
export async function endCoveredOriginals(
  { events, photos }: Ports,
  now: TrustedMoment,
): Promise<number> {
  const oldest = new Date(now.getTime() - daysUncoverable * dayMs).toISOString()
  const isDue = ({ cobertoEm }: Photo) => cobertoEm !== undefined && cobertoEm <= oldest
  const faults: unknown[] = []
  let ended = 0
  for (const { id, fotos } of await events.covered()) {
    const forgotten: string[] = []
    for (const photo of fotos.filter(isDue)) {
      const forgetting = photos.forgetOriginal(photo)
      await forgetting.then(
        () => forgotten.push(photo.url),
        (fault) => faults.push(fault),
      )
    }
    await events.setCovered(id, forgotten, now)
    ended += forgotten.length
  }
  if (faults.length > 0) throw faults[0]
  return ended
}
