import type { ComponentProps } from 'react'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { type FormValues, isTicked, type Problems } from '#app/routes/admin/forms/form-values.ts'
import { schoolWords } from '#content/admin.ts'
import type { FactField as Fact } from '#content/fact-groups.ts'
import { confirmField } from '#domain/school/facts-form.ts'

type FactFieldProps = { fact: Fact; isSample: boolean; values: FormValues; problems: Problems }

type InputMode = NonNullable<ComponentProps<'input'>['inputMode']>

export function FactField({ fact, isSample, values, problems }: FactFieldProps) {
  const { path, label, hint, input, optional } = fact
  const inputMode = input === 'lines' ? undefined : (input satisfies InputMode | undefined)
  return (
    <div className="grid gap-2">
      <Field
        name={path}
        label={label}
        hint={hint}
        values={values}
        problems={problems}
        required={!optional}
        multiline={input === 'lines'}
        rows={3}
        inputMode={inputMode}
      />
      {isSample && (
        <p className="bubble flex flex-wrap items-center gap-x-4 bg-sun-tint px-4 py-1 text-small [--bubble:0.75rem]">
          <strong>{schoolWords.sample}</strong>
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="checkbox"
              name={confirmField}
              value={path}
              defaultChecked={isTicked(values, confirmField, path)}
              className="size-5"
            />
            <span>
              {schoolWords.confirm}
              <span className="sr-only"> ({label})</span>
            </span>
          </label>
        </p>
      )}
    </div>
  )
}
