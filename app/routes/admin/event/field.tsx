import type { ComponentProps } from 'react'
import type { EventField, EventFormOutcome } from '#domain/events/event-form.ts'
import type { TypedEvent } from './typed-event.ts'

type FieldProps = {
  name: EventField
  label: string
  hint?: string
  typed: TypedEvent
  problems: Extract<EventFormOutcome, { ok: false }>['problems']
  /** Several lines instead of one. */
  lines?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'required' | 'inputMode' | 'min' | 'max'>

/** A labelled field with its hint and, when there is one, the sentence that says what to correct. */
export function Field({ name, label, hint, typed, problems, lines, ...rest }: FieldProps) {
  const problem = problems[name]
  const described = [hint && `${name}-dica`, problem && `${name}-problema`].filter(Boolean)
  const common = {
    id: `campo-${name}`,
    name,
    defaultValue: typed[name] ?? '',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    className: 'field-input',
  }
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={common.id} className="font-semibold">
        {label}
      </label>
      {lines ? (
        <textarea {...common} required={rest.required} rows={5} />
      ) : (
        <input type="text" {...common} {...rest} autoComplete="off" />
      )}
      {hint && (
        <p id={`${name}-dica`} className="text-small text-soft">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${name}-problema`} className="font-semibold text-accent text-small">
          {problem}
        </p>
      )}
    </div>
  )
}
