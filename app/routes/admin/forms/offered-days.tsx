import { offeredDaysWords as words } from '#content/offered-days.ts'
import { offeredField } from '#domain/fields/control.ts'
import type { SchoolDay } from '#domain/school-day.ts'

type OfferedDaysProps = { name: string; days: readonly SchoolDay[] }

/** Below a day that cannot be: the next ones that can. Without script the chosen one is sent beside it. */
export function OfferedDays({ name, days }: OfferedDaysProps) {
  const choose = (day: SchoolDay) => {
    const field = document.getElementById(`campo-${name}`) as HTMLInputElement
    field.value = day
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <fieldset>
      <legend className="text-small">{words.legend}</legend>
      <div className="flex flex-wrap gap-x-6">
        {days.map((day) => (
          <label key={day} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={offeredField(name)}
              value={day}
              onChange={() => choose(day)}
              className="size-5 flex-none accent-brand"
            />
            {words.day(day)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
