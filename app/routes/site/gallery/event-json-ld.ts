import type { EventView } from '#app/event-view.ts'
import type { Site } from '#app/page-meta.ts'
import { lastDayOf } from '#domain/events/event-days.ts'
import { isAtSchool } from '#domain/events/event-place.ts'
import { eventSchedule } from '#domain/events/event-schedule.ts'
import { ticketPrice } from '#domain/events/ticket-price.ts'
import { addressLine } from '#domain/school/school-links.ts'
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
            location: placeOf(event, school),
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

/** Another place is told alone: the school's address would lead people to the wrong door. */
function placeOf({ local }: EventView, school: Site['school']) {
  if (local && !isAtSchool(local, school.name)) return { '@type': 'Place', name: local }
  const { name, address } = school
  return {
    '@type': 'Place',
    name: local ?? name,
    ...(address && { address: addressLine({ address }) }),
  }
}
