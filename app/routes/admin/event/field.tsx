import type { ComponentProps } from 'react'
import type { EventField, EventFormOutcome } from '#domain/events/event-form.ts'
import type { EventFormValues } from './event-form-values.ts'

type FieldProps = {
  name: EventField
  label: string
  hint?: string
  values: EventFormValues
  problems: Extract<EventFormOutcome, { ok: false }>['problems']
  multiline?: boolean
} & Pick<ComponentProps<'input'>, 'type' | 'required' | 'inputMode' | 'min' | 'max'>

export function Field({ name, label, hint, values, problems, multiline, ...rest }: FieldProps) {
  const problem = problems[name]
  const described = [hint && `${name}-dica`, problem && `${name}-problema`].filter(Boolean)
  const common = {
    id: `campo-${name}`,
    name,
    defaultValue: values[name] ?? '',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    className: 'field-input',
  }
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={common.id} className="font-semibold">
        {label}
      </label>
      {multiline ? (
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
