import type { EventDraft } from '#domain/events/event.ts'
import { type EventField, eventFields } from '#domain/events/event-form.ts'

export type TypedEvent = Partial<Record<EventField, string>>

/** What stood in the form, to stand there again. */
export function typedValues(form: FormData): TypedEvent {
  return Object.fromEntries(
    eventFields.flatMap((field) => {
      const value = form.get(field)
      return typeof value === 'string' ? [[field, value]] : []
    }),
  )
}

/** A kept event as the form shows it. */
export function asTyped(draft: EventDraft): TypedEvent {
  return Object.fromEntries(
    eventFields.flatMap((field) => {
      const value = draft[field]
      return value === undefined || value === null ? [] : [[field, String(value)]]
    }),
  )
}

/** The name of this press of the button, as the form made it; none when it looks like no name. */
export function submissionOf(form: FormData): string | undefined {
  const name = form.get('envio')
  return typeof name === 'string' && /^[\w-]{8,64}$/.test(name) ? name : undefined
}
