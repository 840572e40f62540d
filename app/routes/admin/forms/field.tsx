import type { ComponentProps } from 'react'
import { FieldNotes } from './field-notes.tsx'
import type { FormValues, Problems } from './form-values.ts'

type FieldProps = {
  name: string
  label: string
  hint?: string
  values: FormValues
  problems: Problems
  multiline?: boolean
  rows?: number
} & Pick<ComponentProps<'input'>, 'type' | 'required' | 'inputMode' | 'min' | 'max' | 'maxLength'>

export function Field({
  name,
  label,
  hint,
  values,
  problems,
  multiline,
  rows = 5,
  ...rest
}: FieldProps) {
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
        <textarea {...common} required={rest.required} maxLength={rest.maxLength} rows={rows} />
      ) : (
        <input type="text" {...common} {...rest} autoComplete="off" />
      )}
      <FieldNotes name={name} hint={hint} problem={problem} />
    </div>
  )
}
