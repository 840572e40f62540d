import { type ComponentProps, useState } from 'react'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import { countedLength } from './character-count.tsx'
import type { OthersChange } from './edit-answer.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'

type FieldProps = {
  name: string
  label: string
  hint?: string | undefined
  values: Typed
  problems: Problems
  /** What somebody else saved meanwhile. */
  other?: OthersChange | undefined
  multiline?: boolean
  rows?: number
  /** Characters; counted below the field. */
  limit?: number | undefined
  /** Makes the id unique where a page has several fields of this name. */
  idPrefix?: string
} & { [Name in InputProp]?: ComponentProps<'input'>[Name] | undefined }

type InputProp =
  | 'type'
  | 'required'
  | 'inputMode'
  | 'min'
  | 'max'
  | 'maxLength'
  | 'autoComplete'
  | 'list'

export function Field({
  name,
  label,
  hint,
  values,
  problems,
  other,
  multiline = false,
  rows = 5,
  limit,
  idPrefix = '',
  ...rest
}: FieldProps) {
  const [length, setLength] = useState(countedLength(values[name] ?? '', multiline))
  const notes = {
    name: idPrefix + name,
    hint,
    problem: problems[name],
    count: limit === undefined ? undefined : { length, limit },
    other,
  }
  const common = {
    id: `${idPrefix}campo-${name}`,
    name,
    defaultValue: values[name] ?? '',
    'aria-invalid': notes.problem ? true : undefined,
    'aria-describedby': describedBy(notes),
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
      <FieldNotes {...notes} />
    </div>
  )
}
