import { type Fields, isoMoments } from '#domain/documents.ts'
import { readPhotos } from '#domain/photos/photo.ts'
import type { EventDraft, SchoolEvent } from './event.ts'
import { readDay } from './event-day.ts'
import {
  type EventField,
  type EventValues,
  eventFieldNames,
  eventFormFields,
  type FieldValue,
  rulesOf,
} from './event-fields.ts'
import { photoFields } from './stored-photos.ts'

/** Reads a stored document of any version. Whatever the JSON, the result can be shown. */
export function readEvent(id: string, document: unknown): SchoolEvent {
  const stored = typeof document === 'object' && document !== null ? (document as Fields) : {}
  const readable = withReadableMoments(stored)
  return { id, ...withAudience(readValues(readable)), fotos: readPhotos(readable.fotos) }
}

/**
 * An older release stored no audience: its confirmation counts for those who saw the event. One that ever had a family
 * link may have been confirmed for families.
 */
function withAudience(values: EventValues): EventValues {
  if (!values.autorizacaoEm || values.autorizacaoPara) return values
  const isForEveryone = values.visibilidade === 'todos' && !values.linkFamilias
  return { ...values, autorizacaoPara: isForEveryone ? 'todos' : 'familias' }
}

/** A day stored as a moment is read in the school's zone, so it must stay a moment. */
export function withReadableMoments(fields: Fields): Fields {
  const days = eventFieldNames.filter((field) => rulesOf(field).read === readDay)
  const kept = days.flatMap((field) => (field in fields ? [[field, fields[field]]] : []))
  return { ...(isoMoments(fields) as Fields), ...Object.fromEntries(kept) }
}

/** An optional field is absent rather than undefined, so that equal events look equal. */
function readValues(stored: Fields): EventValues {
  const values = eventFieldNames.flatMap((field) => {
    const { read, formerName, absent } = rulesOf(field)
    const former = formerName && read(stored[formerName])
    const value = read(stored[field]) ?? former ?? absent
    return value === undefined ? [] : [[field, value]]
  })
  return Object.fromEntries(values)
}

export type ChangedFields = Partial<Record<EventField, FieldValue | null>>

/** The form's fields. A field that the draft lacks is null, unless its stored value is to be kept. */
export function draftFields(draft: EventDraft): ChangedFields {
  const written = eventFormFields.filter(
    (field) => draft[field] !== undefined || !rulesOf(field).keptIfMissing,
  )
  return Object.fromEntries(written.map((field) => [field, draft[field] ?? null]))
}

/** The event with these fields; null clears one. */
export function withFields(event: SchoolEvent, fields: ChangedFields): SchoolEvent {
  const { id, fotos, ...values } = event
  return { id, ...readValues({ ...values, ...fields }), fotos }
}

/** The document of a new event. */
export function eventDocument(
  event: Omit<EventDraft, never> & Partial<EventValues>,
  fotos = [] as SchoolEvent['fotos'],
): Fields {
  const values = eventFieldNames.flatMap((field) => {
    const value = event[field]
    return value === undefined ? [] : [[field, storedValue(value)]]
  })
  return { ...Object.fromEntries(values), fotos: fotos.map(photoFields) }
}

/** What differs between two events, as it is stored: null for a field that the later one lacks. */
export function changedValues(before: SchoolEvent, after: SchoolEvent): Fields {
  const changed = eventFieldNames.filter((field) => before[field] !== after[field])
  return Object.fromEntries(changed.map((field) => [field, storedValue(after[field])]))
}

/** An unreadable date is '', so that it sorts last. */
function storedValue(value: FieldValue | null | undefined): FieldValue | null {
  return value === null ? '' : (value ?? null)
}
