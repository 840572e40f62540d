import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventPlaceLine } from '#app/event-place-line.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { calendarWords as words } from '#content/calendar.ts'
import { eventEntry } from '#domain/events/calendar.ts'
import { lastDayOf } from '#domain/events/event-days.ts'
import { type CalendarEntry, icalendar } from '#domain/icalendar.ts'
import { classEntry, examEntry, firstDayInCalendar } from '#domain/school/calendar.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/school-calendar'
import { orUnavailable } from './or-unavailable.ts'

export const handle: RouteHandle = { cache: true }

/** More than a school announces in two years. */
const maxEvents = 500

/** The calendar that people subscribe to: public events, exam dates and the first lessons of classes. */
export const loader = orUnavailable(async ({ context }: Route.LoaderArgs) => {
  const { school, now } = context.get(servicesContext)
  const { facts } = await school.shown()
  const entries = [...(await eventEntries(context)), ...(await schoolEntries(context))]
  return new Response(icalendar(entries, { now: now(), name: words.name(facts.name) }), {
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

/** Items have no date of change, so all of them get that of the newest change. */
async function schoolEntries(context: Context): Promise<CalendarEntry[]> {
  const { school, changes, siteUrl, now } = context.get(servicesContext)
  const [{ revision }, [newest], shown] = await Promise.all([
    school.latest(),
    changes.ofSchool(1),
    school.shown(),
  ])
  const changed = { at: newest && new Date(newest.at), sequence: revision }
  const { hostname } = new URL(siteUrl)
  const since = firstDayInCalendar(schoolDayOf(now()))
  const classes = shown.classes
    .filter(({ firstDay }) => firstDay >= since)
    .map((one) =>
      classEntry(one, hostname, {
        ...words.firstLesson(one, shown.facts.name),
        place: one.modality === 'online' ? words.online : eventPlaceLine(one.place, shown.facts),
        url: siteUrl + href(`/cursos/${one.language}`),
        changed,
      }),
    )
  const exams = shown.examDates.flatMap((date) => {
    const exam = shown.exams.find(({ id }) => id === date.exam)
    if (!exam || date.day < since) return []
    const { title, text } = words.exam(exam.name, date)
    const place = date.place ? eventPlaceLine(date.place, shown.facts) : ''
    const url = siteUrl + href(`/cursos/${exam.language}`)
    return [examEntry(date, hostname, { title, text, place, url, changed })]
  })
  return [...classes, ...exams]
}
