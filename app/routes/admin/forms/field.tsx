import { type ComponentProps, useState } from 'react'
import { countedLength } from './character-count.tsx'
import { FieldNotes } from './field-notes.tsx'
import type { FormValues, Problems } from './form-values.ts'

type FieldProps = {
  name: string
  label: string
  hint?: string | undefined
  values: FormValues
  problems: Problems
  /** What somebody else saved meanwhile, by field. */
  elsewhere?: FormValues | undefined
  multiline?: boolean
  rows?: number
  /** Characters; counted below the field. */
  limit?: number | undefined
  /** Makes the id unique where a page has several fields of this name. */
  idPrefix?: string
} & Pick<
  ComponentProps<'input'>,
  'type' | 'required' | 'inputMode' | 'min' | 'max' | 'maxLength' | 'autoComplete' | 'list'
>

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
  idPrefix = '',
  ...rest
}: FieldProps) {
  const problem = problems[name]
  const other = elsewhere?.[name]
  const noteId = idPrefix + name
  const [length, setLength] = useState(countedLength(values[name] ?? '', multiline))
  const described = [
    hint && `${noteId}-dica`,
    limit && `${noteId}-contagem`,
    other !== undefined && `${noteId}-outro`,
    problem && `${noteId}-problema`,
  ].filter(Boolean)
  const common = {
    id: `${idPrefix}campo-${name}`,
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
        <input type="text" autoComplete="off" {...common} {...rest} />
      )}
      <FieldNotes
        name={noteId}
        hint={hint}
        problem={problem}
        count={limit === undefined ? undefined : { length, limit }}
        elsewhere={other}
      />
    </div>
  )
}
