import { type Photo, readPhotos } from '#domain/photos/photo.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import {
  type EventField,
  type EventFormField,
  type EventValues,
  eventFieldNames,
  eventFormFields,
  type FieldValue,
  type RequiredFormField,
  rulesOf,
} from './event-fields.ts'

export type SchoolEvent = EventValues & { id: string; fotos: Photo[] }

/** What the form asks for. */
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

export function isUpcoming({ data }: Pick<SchoolEvent, 'data'>, today: SchoolDay): boolean {
  return data !== null && data >= today
}

/** Of events that stand newest date first: the next ones, soonest first. */
export function nextEvents<Event extends Pick<SchoolEvent, 'data'>>(
  newestFirst: readonly Event[],
  today: SchoolDay,
  count: number,
): Event[] {
  const upcoming = newestFirst.filter((event) => isUpcoming(event, today))
  return upcoming.reverse().slice(0, count)
}

/** Reads a stored document of any age. Whatever JSON it is, the result can be shown. */
export function readEvent(id: string, document: unknown): SchoolEvent {
  const stored = (typeof document === 'object' && document !== null ? document : {}) as Stored
  return { id, ...readValues(stored), fotos: readPhotos(stored.fotos) }
}

type Stored = Record<string, unknown>

/** An optional field is absent rather than undefined, so that equal events look equal in every store. */
function readValues(stored: Stored): EventValues {
  const values = eventFieldNames.flatMap((field) => {
    const { read, formerName, absent } = rulesOf(field)
    const former = formerName && read(stored[formerName])
    const value = read(stored[field]) ?? former ?? absent
    return value === undefined ? [] : [[field, value]]
  })
  return Object.fromEntries(values)
}

/** For a store: the fields of the form, null for one that the draft lacks. */
export function storedDraft(draft: EventDraft): Record<EventFormField, FieldValue | null> {
  return storedValues(draft, eventFormFields)
}

/** For a store: every field, null for one that the event lacks. */
export function storedEvent(
  event: EventDraft & Partial<EventValues>,
): Record<EventField, FieldValue | null> {
  return storedValues(event, eventFieldNames)
}

/** A date that nobody can read is '', so that it sorts last in every store. */
function storedValues<F extends EventField>(
  values: Partial<Record<F, FieldValue | null>>,
  fields: readonly F[],
): Record<F, FieldValue | null> {
  const entries = fields.map((field) => {
    const value = values[field]
    return [field, value === null ? '' : (value ?? null)]
  })
  return Object.fromEntries(entries)
}

function descending(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? 1 : -1
}
