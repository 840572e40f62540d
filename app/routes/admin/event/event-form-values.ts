import type { EventDraft } from '#domain/events/event.ts'
import { type EventField, eventFields } from '#domain/events/event-form.ts'

export type EventFormValues = Partial<Record<EventField, string>>

export function submittedValues(form: FormData): EventFormValues {
  return Object.fromEntries(
    eventFields.flatMap((field) => {
      const value = form.get(field)
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}

export function storedValues(event: EventDraft): EventFormValues {
  return Object.fromEntries(
    eventFields.flatMap((field) => {
      const value = event[field]
      return value === undefined || value === null ? [] : [[field, String(value)]]
    }),
  )
}
