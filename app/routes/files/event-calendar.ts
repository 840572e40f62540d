import { href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventPlaceLine } from '#app/event-place-line.ts'
import { calendarFile } from '#domain/events/calendar.ts'
import { isUpcoming } from '#domain/events/event.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import type { Route } from './+types/event-calendar'
import { calendarDownload } from './calendar-download.ts'
import { orUnavailable } from './or-unavailable.ts'

export const loader = orUnavailable(async ({ params: { id }, context }: Route.LoaderArgs) => {
  const { publicEvents, school, siteUrl, now } = context.get(servicesContext)
  const gallery = await publicEvents.gallery(id, { from: 0, size: 0 })
  const day = gallery?.event.data
  if (!gallery || !day || !isUpcoming(gallery.event, schoolDayOf(now()))) {
    return new Response('Evento não encontrado', { status: 404 })
  }
  const { facts } = await school.shown()
  const file = calendarFile(
    { ...gallery.event, data: day },
    {
      url: siteUrl + href('/galeria-evento/:id', { id }),
      siteUrl,
      now: now(),
      place: eventPlaceLine(gallery.event.local, facts),
    },
  )
  return calendarDownload(file, 'evento.ics')
})
