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
