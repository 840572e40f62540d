import { changeWithRight, type Right } from '#domain/changes/recorded-transaction.ts'
import { type Documents, type Key, write } from '#domain/documents.ts'
import { eventKey } from '#domain/events/change-event.ts'
import { allowsPhotos } from '#domain/events/consent.ts'
import { readEvent } from '#domain/events/event-document.ts'
import type { NewPhoto } from './photo.ts'

/** The event of the photos of one press, and who sends them. The id is the idempotency key of saving them. */
export type BatchOrder = {
  id: string
  eventId: string
  /** Only this person sees the batch and can save it. */
  account: string
}

export type BatchFile = { photo: NewPhoto; bytes: number }

/** Files that have arrived and are in no event yet: they join it together, when the batch is saved. */
export type WaitingBatch = BatchOrder & {
  /** By their places among the files that were chosen. */
  files: Record<string, BatchFile>
  /** When the last file arrived: milliseconds since 1970. */
  since: number
  /** No more files are accepted. */
  cancelled?: true
  /** The places of the photos that are in the event. */
  saved?: number[]
}

/** 'closed': it is somebody else's. 'saved-before': it was saved without this file. */
export type Arrival =
  | 'kept'
  | 'already-there'
  | 'closed'
  | 'cancelled'
  | 'saved-before'
  | 'event-missing'
  | 'not-authorised'

const collection = 'site-lotes'

export type WaitingBatchStore = ReturnType<typeof waitingBatchStore>

/** Shared by all instances of the site, and kept across restarts. */
export function waitingBatchStore(documents: Documents) {
  const keyOf = (id: string): Key => ({ in: collection, id })
  const all = async (): Promise<WaitingBatch[]> =>
    (await documents.all(collection)).map(({ fields }) => fields as WaitingBatch)
  const open = async () => (await all()).filter(({ saved, cancelled }) => !saved && !cancelled)
  return {
    find: async (id: string) => (await documents.find(keyOf(id))) as WaitingBatch | null,
    all,
    /** Those that somebody may still save. */
    open,
    /** For a restored site: whoever sent photos has all the time again to save them. */
    renew: async (now: Date): Promise<void> => {
      for (const { id, ...batch } of await open()) {
        await write(documents, [[keyOf(id), { ...batch, id, since: now.getTime() }]])
      }
    },
    /**
     * Adds a file; the first one creates the batch. The same transaction checks that its event exists and is
     * authorised, and that its sender still has the right to send it: a file is minutes on its way. A photo that is
     * already there is kept.
     */
    arrive: (
      order: BatchOrder,
      place: number,
      file: BatchFile,
      now: Date,
      right?: Right,
    ): Promise<Arrival> => {
      const { id, eventId } = order
      const keys = [keyOf(id), eventKey(eventId)]
      return changeWithRight(documents, right)<Arrival>(keys, ([found = null, event]) => {
        const batch = found as WaitingBatch | null
        if (batch && !isOf(order, batch)) return { result: 'closed' }
        if (batch?.cancelled) return { result: 'cancelled' }
        // Stored by an attempt that got no answer.
        if (isSamePhoto(batch?.files[place], file)) return { result: 'kept' }
        if (batch && hasArrived(batch, place)) return { result: 'already-there' }
        if (batch?.saved) return { result: 'saved-before' }
        if (!event) return { result: 'event-missing' }
        if (!allowsPhotos(readEvent(eventId, event))) return { result: 'not-authorised' }
        const files = { ...batch?.files, [place]: file }
        return {
          result: 'kept',
          writes: [[keyOf(id), { ...found, ...order, files, since: now.getTime() }]],
        }
      })
    },
    /** No more files are accepted or saved. Returns the batch as it was: the first of saving and cancelling wins. */
    close: (
      order: BatchOrder,
      end: 'saved' | 'cancelled',
      now: Date,
    ): Promise<WaitingBatch | null> =>
      documents.change(
        [keyOf(order.id)],
        ([found = null]) => {
          const batch = found as WaitingBatch | null
          if (batch && (batch.saved || isClosedTo(order, batch))) return { result: batch }
          const mark = end === 'saved' ? { saved: placesIn(batch) } : { cancelled: true }
          const closed = { ...order, files: {}, since: now.getTime(), ...mark }
          return { result: batch, writes: [[keyOf(order.id), closed]] }
        },
        { freesSpace: true },
      ),
    /**
     * Deletes it, unless it has changed since `seen`. Of several concurrent callers, one gets it and the others get
     * null.
     */
    take: (id: string, seen?: Pick<WaitingBatch, 'since'>): Promise<WaitingBatch | null> =>
      documents.change(
        [keyOf(id)],
        ([found = null]) => {
          const batch = found as WaitingBatch | null
          if (!batch || (seen && batch.since !== seen.since)) return { result: null }
          return { result: batch, writes: [[keyOf(id), null]] }
        },
        { freesSpace: true },
      ),
  }
}

/** The store for somebody who must still have this right when a file has arrived. */
export function withRight(waiting: WaitingBatchStore, right: Right): WaitingBatchStore {
  return {
    ...waiting,
    arrive: (order, place, file, now) => waiting.arrive(order, place, file, now, right),
  }
}

/** Whether the batch is cancelled or belongs to another order. */
export function isClosedTo(order: BatchOrder, batch: WaitingBatch): boolean {
  return !isOf(order, batch) || batch.cancelled === true
}

export function isOf({ account, eventId }: BatchOrder, batch: WaitingBatch): boolean {
  return batch.account === account && batch.eventId === eventId
}

export function hasArrived({ files, saved }: WaitingBatch, place: number): boolean {
  return place in files || (saved?.includes(place) ?? false)
}

/** Every file that arrives gets its own URL. */
export function isSamePhoto(one: BatchFile | undefined, other: BatchFile): boolean {
  return one?.photo.url === other.photo.url
}

function placesIn(batch: WaitingBatch | null): number[] {
  return Object.keys(batch?.files ?? {}).map(Number)
}

export function photosIn(batch: Pick<WaitingBatch, 'files'>): NewPhoto[] {
  return filesIn(batch).map(({ photo }) => photo)
}

/** In the order in which they were chosen. */
export function filesIn({ files }: Pick<WaitingBatch, 'files'>): BatchFile[] {
  return Object.entries(files)
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([, file]) => file)
}
