import { readPhotos } from '#domain/photos/photo.ts'
import type { EventDraft, SchoolEvent } from './event.ts'
import {
  type EventField,
  type EventFormField,
  type EventValues,
  eventFieldNames,
  eventFormFields,
  type FieldValue,
  rulesOf,
} from './event-fields.ts'

/** Reads a stored document of any version. Whatever the JSON, the result can be shown. */
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

/** For a store: the fields of the form, null for one that the draft lacks and that is not to be kept. */
export function storedDraft(draft: EventDraft): Partial<Record<EventFormField, FieldValue | null>> {
  const isWritten = (field: EventFormField) =>
    draft[field] !== undefined || !rulesOf(field).form?.keptIfMissing
  return storedValues(draft, eventFormFields.filter(isWritten))
}

/** For a store: every field, null for one that the event lacks. */
export function storedEvent(
  event: EventDraft & Partial<EventValues>,
): Record<EventField, FieldValue | null> {
  return storedValues(event, eventFieldNames)
}

/** An unreadable date is '', so that it sorts last in every store. */
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
