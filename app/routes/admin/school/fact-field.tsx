import type { ComponentProps } from 'react'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { FieldNotes } from '#app/routes/admin/forms/field-notes.tsx'
import { type FormValues, isTicked, type Problems } from '#app/routes/admin/forms/form-values.ts'
import { schoolWords } from '#content/admin.ts'
import type { FactField as Fact } from '#content/fact-groups.ts'
import { confirmField } from '#domain/school/facts-form.ts'

type FactFieldProps = {
  fact: Fact
  isSample: boolean
  values: FormValues
  problems: Problems
  elsewhere: FormValues | undefined
}

type InputMode = NonNullable<ComponentProps<'input'>['inputMode']>

export function FactField({ fact, isSample, values, problems, elsewhere }: FactFieldProps) {
  const { path, label, hint, input, optional, limit } = fact
  if (input === 'checkbox') return <FactSwitch fact={fact} values={values} />
  const inputMode = input === 'lines' ? undefined : (input satisfies InputMode | undefined)
  const isEmpty = !values[path]
  return (
    <div className="grid gap-2">
      <Field
        name={path}
        label={label}
        hint={hint}
        values={values}
        problems={problems}
        elsewhere={elsewhere}
        limit={limit}
        required={!optional}
        multiline={input === 'lines'}
        rows={3}
        inputMode={inputMode}
      />
      {isSample && (
        <p className="bubble flex flex-wrap items-center gap-x-4 bg-sun-tint px-4 py-1 text-small [--bubble:0.75rem]">
          <strong>{isEmpty ? schoolWords.missing : schoolWords.sample}</strong>
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              name={confirmField}
              value={path}
              defaultChecked={isTicked(values, confirmField, path)}
              className="size-5"
            />
            <span>
              {isEmpty ? schoolWords.confirmEmpty : schoolWords.confirm}
              <span className="sr-only"> ({label})</span>
            </span>
          </label>
        </p>
      )}
    </div>
  )
}

function FactSwitch({
  fact: { path, label, hint },
  values,
}: Pick<FactFieldProps, 'fact' | 'values'>) {
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id={`campo-${path}`}
          type="checkbox"
          name={path}
          defaultChecked={isTicked(values, path)}
          aria-describedby={`${path}-dica`}
          className="size-6 flex-none"
        />
        {label}
      </label>
      <FieldNotes name={path} hint={hint} />
    </div>
  )
}
