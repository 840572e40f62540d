import type { Photo } from '#domain/photos/photo.ts'
import { daysAfter, type SchoolDay, schoolMoment } from '#domain/school-day.ts'
import { lastDayOf } from './event-days.ts'
import type { EventFormField, EventValues, RequiredFormField } from './event-fields.ts'

export type SchoolEvent = EventValues & { id: string; fotos: Photo[] }

/** The fields of the form. */
export type EventDraft = Pick<EventValues, RequiredFormField> &
  Partial<Pick<EventValues, Exclude<EventFormField, RequiredFormField>>>

export type EventSummary = Omit<SchoolEvent, 'fotos'> & {
  photoCount: number
  cover: string | null
}

export function summaryOf({ fotos, ...event }: SchoolEvent): EventSummary {
  return { ...event, photoCount: fotos.length, cover: event.imagem ?? fotos[0]?.url ?? null }
}

export function newestFirst(
  a: Pick<SchoolEvent, 'data' | 'criadoEm' | 'id'>,
  b: Pick<SchoolEvent, 'data' | 'criadoEm' | 'id'>,
): number {
  return (
    descending(a.data ?? '', b.data ?? '') ||
    descending(a.criadoEm, b.criadoEm) ||
    descending(a.id, b.id)
  )
}

/** Until the end of its last day. */
export function isUpcoming(
  event: Pick<SchoolEvent, 'data' | 'dataFim'>,
  today: SchoolDay,
): boolean {
  const last = lastDayOf(event)
  return last !== null && last >= today
}

/** The upcoming events, soonest first, from a list that is newest first. */
export function nextEvents<Event extends Pick<SchoolEvent, 'data' | 'dataFim'>>(
  newestFirst: readonly Event[],
  today: SchoolDay,
  count: number,
): Event[] {
  const upcoming = newestFirst.filter((event) => isUpcoming(event, today))
  return upcoming.reverse().slice(0, count)
}

/** The upcoming events, soonest first, then the others, from a list that is newest first. */
export function nextFirst<Event extends Pick<SchoolEvent, 'data' | 'dataFim'>>(
  newestFirst: readonly Event[],
  today: SchoolDay,
): Event[] {
  const others = newestFirst.filter((event) => !isUpcoming(event, today))
  return [...nextEvents(newestFirst, today, newestFirst.length), ...others]
}

/** For so many days the panel asks for the photos of an event. */
const photosAwaitedDays = 14

/** The events that were held lately and have no photos, except those that somebody is entering today. */
export function lackingPhotos<
  Event extends Pick<EventSummary, 'data' | 'dataFim' | 'criadoEm' | 'photoCount'>,
>(events: readonly Event[], today: SchoolDay): Event[] {
  const first = daysAfter(today, -photosAwaitedDays)
  const midnight = schoolMoment(today, '00:00').toISOString()
  return events.filter((event) => {
    const last = lastDayOf(event)
    const isLately = last !== null && last >= first && last < today
    return isLately && event.photoCount === 0 && event.criadoEm < midnight
  })
}

function descending(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}
