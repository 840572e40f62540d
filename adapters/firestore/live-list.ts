import type { CollectionReference, DocumentSnapshot } from '@google-cloud/firestore'
import type { Live } from '#domain/documents.ts'
import type { View } from '#domain/live-index.ts'
import type { StoreFault } from '#domain/store-fault.ts'
import { pingId } from './collections.ts'
import { documentCache } from './document-cache.ts'
import { answerOf, firestoreFault, readTimeout } from './firestore-fault.ts'
import { listenerEcho } from './listener-echo.ts'

export type Polling = { interval: number; retryAfter: number; maxAge: number; freshFor: number }

export const defaultPolling: Polling = {
  interval: 15_000,
  retryAfter: 2_000,
  maxAge: 60_000,
  freshFor: 4_000,
}

export type LiveList<T> = Live<T> & {
  /** Takes what this instance has just read, written or deleted, so that it sees its own writes at once. */
  put(snapshot: DocumentSnapshot): void
  /** Resolves when the listener has delivered the write too, or after half a second. */
  delivered(snapshot: DocumentSnapshot): Promise<void>
  close(): void
}

/** A listener with a dead connection is silent too, so Firestore is also polled. */
export function liveList<T>(
  collection: CollectionReference,
  view: View<T>,
  polling: Polling = defaultPolling,
): LiveList<T> {
  const cache = documentCache(view)
  const echo = listenerEcho()
  let stopListening: (() => void) | null = null
  let opening: Promise<void> | null = null
  let pending: Promise<void> | null = null
  let fault: StoreFault | null = null
  let confirmedAt = Number.NEGATIVE_INFINITY
  let polledAt = Number.NEGATIVE_INFINITY

  function confirm(): void {
    confirmedAt = performance.now()
    fault = null
  }

  function fail(error: unknown): void {
    fault = firestoreFault(error)
  }

  function listen(): Promise<void> {
    stopListening?.()
    const { promise, resolve } = Promise.withResolvers<void>()
    stopListening = collection.onSnapshot(
      ({ docs, readTime }) => {
        cache.replaceAll(docs, readTime)
        confirm()
        echo.deliver(docs)
        resolve()
      },
      (error) => {
        stopListening = null
        fail(error)
        resolve()
      },
    )
    return promise
  }

  /** The client retries a refused listener forever; a plain read reports the refusal at once. */
  async function open(): Promise<void> {
    const opened = listen()
    const allowed = collection.doc(pingId).get()
    await answerOf(Promise.race([opened, allowed.then(() => opened)]), readTimeout).catch(fail)
  }

  async function poll(): Promise<void> {
    try {
      if (stopListening && cache.filled() && !fault) {
        await answerOf(collection.doc(pingId).get(), readTimeout)
      } else {
        const { docs, readTime } = await answerOf(collection.get(), readTimeout)
        cache.replaceAll(docs, readTime)
        void listen()
      }
      confirm()
    } catch (error) {
      fail(error)
    }
  }

  function pollOnce(work: () => Promise<void>): Promise<void> {
    pending ??= work().finally(() => {
      polledAt = performance.now()
      pending = null
    })
    return pending
  }

  function openOnce(): Promise<void> {
    opening ??= pollOnce(open)
    return opening
  }

  const isTooOld = () => !cache.filled() || performance.now() - confirmedAt > polling.maxAge
  // During an outage the pause stays short: a person who tries again must not get an old fault.
  const isDue = () => {
    const pause = fault ? polling.retryAfter : polling.interval
    return performance.now() - Math.max(polledAt, confirmedAt) > pause
  }

  /** Asks Firestore, unless it has confirmed the list within `freshFor`. */
  async function assertFresh(): Promise<void> {
    await openOnce()
    const isFresh = () => cache.filled() && performance.now() - confirmedAt <= polling.freshFor
    if (isFresh()) return
    await pollOnce(poll)
    if (!isFresh()) throw fault ?? firestoreFault(new Error('no confirmation'))
  }

  return {
    assertFresh,
    current: async () => {
      await openOnce()
      if (isDue()) void pollOnce(poll)
      if (pending && isTooOld()) await pollOnce(poll)
      if (isTooOld() && fault) throw fault
      return cache.index
    },
    put: cache.put,
    delivered: async (snapshot) => {
      if (stopListening && !fault) await echo.waitFor(snapshot)
    },
    close: () => {
      stopListening?.()
      stopListening = null
    },
  }
}
