import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { nextEvents } from '#domain/events/event.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { isStoreFault } from '#domain/store-fault.ts'

/** Far more than a school has announced at any time. */
const lookedThrough = 60
const shown = 3
const timeoutMs = 500

/**
 * The next events, for a page about something else. Null if the store is slow or fails: the page is
 * complete without them, and must not wait.
 */
export async function loadNextEvents(context: Readonly<RouterContextProvider>) {
  const { publicEvents, now } = context.get(servicesContext)
  const answer = orStoreFault(publicEvents.page({ from: 0, size: lookedThrough }), context)
  const found = await Promise.race([answer, timeout()])
  if (found === null || isStoreFault(found)) return null
  return nextEvents(found.events, schoolDayOf(now()), shown).map(
    ({ id, nome, data, dataFim, horario, local }) => ({ id, nome, data, dataFim, horario, local }),
  )
}

function timeout(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), timeoutMs).unref?.())
}
