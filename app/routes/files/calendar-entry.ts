import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { icalendar } from '#domain/icalendar.ts'
import type { Route } from './+types/calendar-entry'
import { calendarDownload } from './calendar-download.ts'
import { orUnavailable } from './or-unavailable.ts'
import { schoolEntries } from './school-entries.ts'

export const handle: RouteHandle = { cache: true }

/** 'turma-5.ics', 'prova-2.ics': the entry that the subscribed calendar has, so nobody sees it twice. */
export const loader = orUnavailable(async ({ params, context }: Route.LoaderArgs) => {
  const [entry] = await schoolEntries(context, (name) => `${name}.ics` === params.entry)
  if (!entry) return new Response('Data não encontrada', { status: 404 })
  const { now } = context.get(servicesContext)
  return calendarDownload(icalendar([entry], { now: now() }), params.entry)
})
