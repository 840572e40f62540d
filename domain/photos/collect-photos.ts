import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { StoreFault } from '#domain/store-fault.ts'
import { photoKey, storedKeysIn } from './photo-key.ts'
import type { PhotoStore } from './photo-store.ts'
import type { WaitingBatchStore } from './waiting-batch.ts'

type Records = { events: EventStore; school: SchoolStore; waiting: WaitingBatchStore }

export type CollectReport = {
  /** Deleted now: files that somebody deleted for good, and those unnamed for long enough. */
  removed: number
  /** Kept for now: files that no document names. Nobody is served them. */
  unnamed: number
}

/** A file that no document names is deleted once it was found unnamed on this many different days. */
const daysKept = 30

/** On how many different days a file was found unnamed, and the last of them. */
export type SeenUnnamed = { days: number; last: string }

/**
 * Deletes files that nobody needs any more. Those that no document names are not served, so there is no hurry: they are
 * deleted at once only if somebody deleted them for good. Otherwise an older database may have been restored, and the
 * newer photos may be wanted again. Throws if any document cannot be read: a fault must never look like a school
 * without photos. While the clock is in doubt (`moment` is null), today does not count as a day on which a file was
 * unnamed.
 */
export async function collectPhotos(
  { photos, ...records }: Records & { photos: PhotoStore },
  moment: TrustedMoment | null,
): Promise<CollectReport> {
  const { events } = records
  // The files first: a photo that is added meanwhile is not among them.
  const stored = await photos.stored()
  const named = await namedKeys(records)
  const erased = await events.erased()
  const unnamed = stored.filter(({ url }) => !named.has(photoKey(url)))

  const before = await events.seenUnnamed()
  const seen = new Map(
    unnamed.map(({ url }) => [photoKey(url), seenAgain(before.get(photoKey(url)), moment)]),
  )
  const isOver = (key: string) =>
    erased.has(key) || (moment !== null && (seen.get(key)?.days ?? 0) >= daysKept)
  const over = unnamed.filter(({ url }) => isOver(photoKey(url)))
  await photos.remove(over)
  for (const { url } of over) seen.delete(photoKey(url))
  if (before.size > 0 || seen.size > 0) await events.saveSeenUnnamed(seen)
  return { removed: over.length, unnamed: seen.size }
}

/** The keys in all documents: the events, the bin, waiting batches, and the site's own pictures. */
export async function namedKeys({
  events,
  school,
  waiting,
}: {
  events: Pick<EventStore, 'namedKeys'>
  school: Pick<SchoolStore, 'find'>
  waiting: Pick<WaitingBatchStore, 'all'>
}): Promise<Set<string>> {
  const { document } = await school.find()
  if (typeof document !== 'object') {
    const sentence = 'Os dados da escola estão danificados: nenhum arquivo de foto foi apagado.'
    throw new StoreFault('other', sentence)
  }
  // Batches before events: a photo leaves its batch only after it is in its event.
  const arrived = (await waiting.all()).map(({ files }) => files)
  const others = storedKeysIn([document, arrived])
  return new Set([...others, ...(await events.namedKeys())])
}

/** Counts the days on which a check ran, not elapsed time: a site that was off for a month deletes nothing at its start. */
function seenAgain(seen: SeenUnnamed | undefined, moment: TrustedMoment | null): SeenUnnamed {
  if (!moment) return seen ?? { days: 0, last: '' }
  const today = schoolDayOf(moment)
  if (!seen) return { days: 1, last: today }
  return seen.last === today ? seen : { days: seen.days + 1, last: today }
}
