import { hoursFieldWords as words } from '#content/opening-hours.ts'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import { closedBox } from '#domain/opening-hours.ts'
import type { OthersChange } from './edit-answer.ts'
import { describedBy, FieldNotes } from './field-notes.tsx'

type HoursFieldProps = {
  name: string
  label: string
  hint: string | undefined
  values: Typed
  problems: Problems
  other: OthersChange | undefined
}

/** When the school is open on a day, or that it is closed. */
export function HoursField({ name, label, hint, values, problems, other }: HoursFieldProps) {
  const notes = { name, hint, problem: problems[name], other }
  const typed = (values[name] ?? '').split(' ')
  return (
    <fieldset
      id={`campo-${name}`}
      tabIndex={-1}
      aria-describedby={describedBy(notes)}
      className="group grid min-w-0 content-start gap-2"
    >
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-3 group-has-[[value=fechado]:checked]:hidden">
        {words.times.map((word, index) => (
          <label key={word} className="grid grid-cols-1 gap-1">
            <span className="text-small">{word}</span>
            <input
              type="time"
              name={name}
              defaultValue={typed[index]}
              aria-invalid={notes.problem ? true : undefined}
              className="field-input"
            />
          </label>
        ))}
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          name={name}
          value={closedBox}
          defaultChecked={typed.includes(closedBox)}
          className="size-6 flex-none accent-brand"
        />
        {words.closed}
      </label>
      <FieldNotes {...notes} />
    </fieldset>
  )
}
