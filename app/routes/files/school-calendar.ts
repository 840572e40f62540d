import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventPlaceLine } from '#app/event-place-line.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { calendarWords } from '#content/calendar.ts'
import { eventEntry } from '#domain/events/calendar.ts'
import { lastDayOf } from '#domain/events/event-days.ts'
import { type CalendarEntry, icalendar } from '#domain/icalendar.ts'
import { firstDayInCalendar } from '#domain/school/calendar.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/school-calendar'
import { orUnavailable } from './or-unavailable.ts'
import { schoolEntries } from './school-entries.ts'

export const handle: RouteHandle = { cache: true }

/** More than a school announces in two years. */
const maxEvents = 500

/** The calendar that people subscribe to: public events, exam dates and the first lessons of classes. */
export const loader = orUnavailable(async ({ context }: Route.LoaderArgs) => {
  const { school, now } = context.get(servicesContext)
  const { facts } = await school.shown()
  const entries = [...(await eventEntries(context)), ...(await schoolEntries(context))]
  return new Response(icalendar(entries, { now: now(), name: calendarWords.name(facts.name) }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex' },
  })
})

type Context = Readonly<RouterContextProvider>

async function eventEntries(context: Context): Promise<CalendarEntry[]> {
  const { publicEvents, school, siteUrl, now } = context.get(servicesContext)
  const { facts } = await school.shown()
  const { events } = await publicEvents.page({ from: 0, size: maxEvents })
  const since = firstDayInCalendar(schoolDayOf(now()))
  return events.flatMap((event) => {
    const { id, data, local } = event
    if (!data || (lastDayOf(event) ?? data) < since) return []
    const url = siteUrl + href('/galeria-evento/:id', { id })
    return [eventEntry({ ...event, data }, { url, siteUrl, place: eventPlaceLine(local, facts) })]
  })
}
