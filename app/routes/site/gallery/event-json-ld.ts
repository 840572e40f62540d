import type { EventView } from '#app/event-view.ts'
import type { Site } from '#app/page-meta.ts'
import { placeJsonLd } from '#app/place-json-ld.ts'
import { lastDayOf } from '#domain/events/event-days.ts'
import { eventSchedule } from '#domain/events/event-schedule.ts'
import { ticketPrice } from '#domain/events/ticket-price.ts'
import { schoolClockTime } from '#domain/school-day.ts'

/** The event and its gallery in schema.org's words, as far as they are known. */
export function eventJsonLd(event: EventView, { siteUrl, school }: Site, path: string): object[] {
  const url = siteUrl + path
  const { nome, descricao, data, photoCount } = event
  const gallery = { '@type': 'ImageGallery', name: nome, url }
  const price = ticketPrice(descricao)
  return [
    ...(data
      ? [
          {
            '@type': 'Event',
            name: nome,
            description: descricao || nome,
            ...timesOf({ ...event, data }),
            eventStatus: 'https://schema.org/EventScheduled',
            eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
            location: placeJsonLd(event.local, school),
            organizer: {
              '@type': 'EducationalOrganization',
              name: school.name,
              url: `${siteUrl}/`,
            },
            ...(event.cover?.og && { image: new URL(event.cover.og, siteUrl).href }),
            ...(price !== null && {
              isAccessibleForFree: price === 0,
              offers: { '@type': 'Offer', price, priceCurrency: 'BRL', url },
            }),
            url,
          },
        ]
      : []),
    ...(photoCount > 0 ? [gallery] : []),
  ]
}

function timesOf(event: EventView & { data: string }) {
  const schedule = eventSchedule(event)
  const last = lastDayOf(event)
  if (!schedule) {
    return { startDate: event.data, ...(last !== event.data && { endDate: last }) }
  }
  const { start, end } = schedule
  return { startDate: schoolClockTime(start), ...(end && { endDate: schoolClockTime(end) }) }
}
