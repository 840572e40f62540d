import { type ComponentProps, useState } from 'react'
import { countedLength } from './character-count.tsx'
import { FieldNotes } from './field-notes.tsx'
import type { FormValues, Problems } from './form-values.ts'

type FieldProps = {
  name: string
  label: string
  hint?: string
  values: FormValues
  problems: Problems
  /** What somebody else saved meanwhile, by field. */
  elsewhere?: FormValues | undefined
  multiline?: boolean
  rows?: number
  /** Characters; counted below the field. */
  limit?: number | undefined
} & Pick<ComponentProps<'input'>, 'type' | 'required' | 'inputMode' | 'min' | 'max'>

export function Field({
  name,
  label,
  hint,
  values,
  problems,
  elsewhere,
  multiline = false,
  rows = 5,
  limit,
  ...rest
}: FieldProps) {
  const problem = problems[name]
  const other = elsewhere?.[name]
  const [length, setLength] = useState(countedLength(values[name] ?? '', multiline))
  const described = [
    hint && `${name}-dica`,
    limit && `${name}-contagem`,
    other !== undefined && `${name}-outro`,
    problem && `${name}-problema`,
  ].filter(Boolean)
  const common = {
    id: `campo-${name}`,
    name,
    defaultValue: values[name] ?? '',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    className: 'field-input',
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setLength(countedLength(currentTarget.value, multiline)),
  }
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={common.id} className="font-semibold">
        {label}
      </label>
      {multiline ? (
        <textarea {...common} required={rest.required} rows={rows} />
      ) : (
        <input type="text" {...common} {...rest} autoComplete="off" />
      )}
      <FieldNotes
        name={name}
        hint={hint}
        problem={problem}
        count={limit === undefined ? undefined : { length, limit }}
        elsewhere={other}
      />
    </div>
  )
}
