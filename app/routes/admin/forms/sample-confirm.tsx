import { schoolWords } from '#content/admin.ts'
import type { Typed } from '#domain/fields/field.ts'
import { confirmField } from '#domain/school/confirm-field.ts'
import { isTicked } from './form-values.ts'

type SampleConfirmProps = { name: string; label: string; values: Typed }

/** Below a field with a sample value, which may by chance be the school's own. */
export function SampleConfirm({ name, label, values }: SampleConfirmProps) {
  const isEmpty = !values[name]
  return (
    <p className="bubble flex flex-wrap items-center gap-x-4 bg-sun-tint px-4 py-1 text-small [--bubble:0.75rem]">
      <strong>{isEmpty ? schoolWords.missing : schoolWords.sample}</strong>
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <input
          type="checkbox"
          name={confirmField}
          value={name}
          defaultChecked={isTicked(values, confirmField, name)}
          className="size-5"
        />
        <span>
          {isEmpty ? schoolWords.confirmEmpty : schoolWords.confirm}
          <span className="sr-only"> ({label})</span>
        </span>
      </label>
    </p>
  )
}
