import type { CollectionReference, DocumentSnapshot } from '@google-cloud/firestore'
import { newestFirst, type SchoolEvent } from '#domain/events/event.ts'
import type { StoreFault } from '#domain/store-fault.ts'
import { eventOf } from './event-documents.ts'
import { answered, firestoreFault, readLimit } from './firestore-fault.ts'
import { hearsay } from './hearsay.ts'
import { type KeptDocuments, keptDocuments } from './kept-documents.ts'

/** How often Firestore is asked, and how old its last answer may get, in milliseconds. */
export type Pace = { askEvery: number; askAgainAfter: number; oldest: number }

export const usualPace: Pace = { askEvery: 15_000, askAgainAfter: 2_000, oldest: 60_000 }

/** The whole list of events in memory, kept fresh by Firestore itself: visitors cost no reads. */
export type EventList = {
  /** Throws the fault when Firestore has been silent for too long. */
  current(): Promise<KeptDocuments<SchoolEvent>>
  /** Takes in what this instance has just read or removed: it sees its own writes at once. */
  note(snapshot: DocumentSnapshot): void
  /** Resolves when the listener has told it too, or after a moment. */
  heard(snapshot: DocumentSnapshot): Promise<void>
  close(): void
}

/**
 * A listener says nothing both when nothing changes and when its line is dead, so Firestore is
 * also asked for one document now and then, while there are visitors. When it does not answer, the
 * list is shown until it is too old; when it answers again, the list is read and listened to anew.
 */
export function liveEventList(events: CollectionReference, pace: Pace = usualPace): EventList {
  const kept = keptDocuments(eventOf, newestFirst)
  const { tell, until } = hearsay()
  let stopListening: (() => void) | null = null
  let opening: Promise<void> | null = null
  let asking: Promise<void> | null = null
  let fault: StoreFault | null = null
  let failures = 0
  let provenAt = Number.NEGATIVE_INFINITY
  let askedAt = Number.NEGATIVE_INFINITY

  function proven(): void {
    provenAt = performance.now()
    fault = null
    failures = 0
  }

  function failed(error: unknown): void {
    fault = firestoreFault(error)
    failures += 1
  }

  /** Resolves with the first word from Firestore, whatever it is. */
  function listen(): Promise<void> {
    stopListening?.()
    const { promise, resolve } = Promise.withResolvers<void>()
    stopListening = events.onSnapshot(
      ({ docs, readTime }) => {
        kept.replace(docs, readTime)
        proven()
        tell(docs)
        resolve()
      },
      (error) => {
        stopListening = null
        failed(error)
        resolve()
      },
    )
    return promise
  }

  async function ask(): Promise<void> {
    try {
      if (stopListening && kept.filled() && !fault) {
        await answered(events.doc('site-pulso').get(), readLimit)
      } else {
        const { docs, readTime } = await answered(events.get(), readLimit)
        kept.replace(docs, readTime)
        void listen()
      }
      proven()
    } catch (error) {
      failed(error)
    }
  }

  function askOnce(work: () => Promise<void>): Promise<void> {
    asking ??= work().finally(() => {
      askedAt = performance.now()
      asking = null
    })
    return asking
  }

  const isTooOld = () => !kept.filled() || performance.now() - provenAt > pace.oldest
  const isDue = () => {
    const pause = fault
      ? Math.min(pace.askAgainAfter * 2 ** failures, pace.askEvery)
      : pace.askEvery
    return performance.now() - Math.max(askedAt, provenAt) > pause
  }

  return {
    current: async () => {
      opening ??= askOnce(() => answered(listen(), readLimit).catch(failed))
      await opening
      if (isDue()) void askOnce(ask)
      if (asking && isTooOld()) await asking
      if (isTooOld() && fault) throw fault
      return kept
    },
    note: (snapshot) => kept.note(snapshot),
    heard: async (snapshot) => {
      if (stopListening && !fault) await until(snapshot)
    },
    close: () => {
      stopListening?.()
      stopListening = null
    },
  }
}
