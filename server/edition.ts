import { setTimeout as pause } from 'node:timers/promises'
import type { EventStore } from '#domain/events/event-store.ts'
import { schoolDayOf } from '#domain/school-day.ts'

/**
 * What all pages of one moment have in common: the state of the events and the day at the school.
 * While it is the same, a page rendered before is the page that would be rendered now.
 */
export type Edition = {
  /** Without asking anyone; null when too much time has passed since the store was asked. */
  known(): string | null
  /** Null when the store cannot say: then nothing rendered before may be trusted. */
  ask(): Promise<string | null>
  /** Something was written here: what is known holds no longer. */
  doubt(): void
}

/** How long an answer of the store holds; a change by another process shows after this time. */
const holdsForMs = 200
/** A store that takes longer is in trouble, and pages that do without it must not wait. */
const patienceMs = 250

export function currentEdition(
  events: Pick<EventStore, 'version'>,
  now: () => Date = () => new Date(),
): Edition {
  let current: string | null = null
  let holdsUntil = 0
  let doubts = 0
  let asking: { answer: Promise<string | null>; doubts: number } | null = null

  async function askStore(): Promise<string | null> {
    const doubtsBefore = doubts
    const moment = now()
    const version = await events.version().catch(() => null)
    const day = schoolDayOf(moment)
    current = version === null ? null : `${version} ${day}`
    // Neither past midnight nor past a change that came while the store was answering.
    const sameDay = schoolDayOf(new Date(moment.getTime() + holdsForMs)) === day
    const holds = current !== null && sameDay && doubts === doubtsBefore
    holdsUntil = holds ? performance.now() + holdsForMs : 0
    return current
  }

  function ask(): Promise<string | null> {
    if (asking?.doubts === doubts) return asking.answer
    const asked = askStore()
    const patience = pause(patienceMs, null, { ref: false })
    const question = { answer: Promise.race([asked, patience]), doubts }
    asking = question
    // Those who come while a slow store is still thinking share the impatience of the first.
    asked.finally(() => {
      if (asking === question) asking = null
    })
    return question.answer
  }

  return {
    ask,
    known: () => (performance.now() < holdsUntil ? current : null),
    doubt: () => {
      doubts += 1
      holdsUntil = 0
    },
  }
}

/** The same store, which casts doubt on the edition whenever something may have been written. */
export function doubting(events: EventStore, { doubt }: Edition): EventStore {
  return {
    ...events,
    create: (...given) => events.create(...given).finally(doubt),
    update: (...given) => events.update(...given).finally(doubt),
    setCover: (...given) => events.setCover(...given).finally(doubt),
    remove: (...given) => events.remove(...given).finally(doubt),
    appendPhotos: (...given) => events.appendPhotos(...given).finally(doubt),
    importEvent: (...given) => events.importEvent(...given).finally(doubt),
    removePhotos: (...given) => events.removePhotos(...given).finally(doubt),
  }
}
