import type { EventDraft } from './event.ts'
import { type EventFormField, eventFormFields } from './event-fields.ts'

/** What an editor has seen of an event: the same for the same typed fields, whatever else changed. */
export type EventVersion = string

export function eventVersion(draft: EventDraft): EventVersion {
  return JSON.stringify(typedFields(draft))
}

/** Each field as the form shows it; one that is empty is left out. */
export function typedFields(draft: EventDraft): Partial<Record<EventFormField, string>> {
  return Object.fromEntries(
    eventFormFields.flatMap((field) => {
      const value = draft[field]
      return value === undefined || value === null ? [] : [[field, String(value)]]
    }),
  )
}
