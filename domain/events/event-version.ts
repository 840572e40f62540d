import { writeField } from '#domain/fields/field.ts'
import type { EventDraft } from './event.ts'
import { type EventFormField, eventFormFields, rulesOf } from './event-fields.ts'

/** The version that an editor saw: it depends on the typed fields alone. */
export type EventVersion = string

export function eventVersion(draft: EventDraft): EventVersion {
  return JSON.stringify(typedFields(draft))
}

/** Each field as the form shows it, without empty ones and those with their default value. */
export function typedFields(draft: EventDraft): Partial<Record<EventFormField, string>> {
  return Object.fromEntries(
    eventFormFields.flatMap((field) => {
      const value = draft[field]
      const { absent, form } = rulesOf(field)
      return value === undefined || value === null || value === absent || !form
        ? []
        : [[field, writeField(form, value)]]
    }),
  )
}
