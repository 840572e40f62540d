import { setTimeout as delay } from 'node:timers/promises'
import { schoolDayOf } from '#domain/school-day.ts'

/**
 * The version of what pages show: the state of the stores and the school's calendar day. While it is
 * unchanged, a cached page is what would be rendered now.
 */
export type ContentVersion = {
  /** Without asking the store; null if the last known version is too old. */
  known(): string | null
  /** Null if the store does not respond in time. */
  read(): Promise<string | null>
  invalidate(): void
}

/** A change by another process is visible after this time at the latest. */
const maxAgeMs = 200
const timeoutMs = 250

export function contentVersion(
  stores: readonly { version(): Promise<string> }[],
  now: () => Date,
): ContentVersion {
  let current: string | null = null
  let expires = 0
  let invalidations = 0
  let pending: { answer: Promise<string | null>; invalidations: number } | null = null

  async function readStore(): Promise<string | null> {
    const invalidationsBefore = invalidations
    const moment = now()
    const versions = await Promise.all(stores.map((store) => store.version())).catch(() => null)
    const day = schoolDayOf(moment)
    current = versions === null ? null : [...versions, day].join(' ')
    const sameDay = schoolDayOf(new Date(moment.getTime() + maxAgeMs)) === day
    const holds = current !== null && sameDay && invalidations === invalidationsBefore
    expires = holds ? performance.now() + maxAgeMs : 0
    return current
  }

  function read(): Promise<string | null> {
    if (pending?.invalidations === invalidations) return pending.answer
    const reading = readStore()
    const answer = Promise.race([reading, delay(timeoutMs, null, { ref: false })])
    const question = { answer, invalidations }
    pending = question
    // A slow store is read once: requests that arrive meanwhile share its result and this timeout.
    void reading.finally(() => {
      if (pending === question) pending = null
    })
    return answer
  }

  return {
    read,
    known: () => (performance.now() < expires ? current : null),
    invalidate: () => {
      invalidations += 1
      expires = 0
    },
  }
}
