import type { ComponentProps } from 'react'
import { describedBy, FieldNotes } from '#app/routes/admin/forms/field-notes.tsx'
import type { FormState } from '#app/routes/admin/forms/form-field.tsx'
import { isTicked } from '#app/routes/admin/forms/form-values.ts'
import { OfferedDays } from '#app/routes/admin/forms/offered-days.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { copyClassesWords as words } from '#content/school-lists/copy-classes.ts'
import { type CopiedClass, copiedField, copiedFields } from '#domain/school/period-form.ts'

type CopyRowProps = FormState & { one: CopiedClass }

/** A class, whether it is copied, and what its copy is to say. */
export function CopyRow({ one, ...state }: CopyRowProps) {
  const { id, name, about } = one
  const { values, problems } = state
  const firstDay = copiedField('firstDay', id)
  const price = copiedField('price', id)
  const others = Object.keys(problems).filter(
    (input) => input.endsWith(`-${id}`) && ![firstDay, price].includes(input),
  )
  return (
    <li className="group grid grid-cols-1 gap-3 border-line border-t py-4 md:grid-cols-[minmax(0,1fr)_12rem_14rem]">
      <div>
        <label className="flex min-h-11 min-w-0 cursor-pointer gap-3">
          <input
            type="checkbox"
            name={copiedFields}
            value={id}
            defaultChecked={isTicked(values, copiedFields, String(id))}
            className="mt-0.5 size-6 flex-none accent-brand"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="font-semibold">{name}</span>
            <span className="block text-small text-soft">{unbroken(about)}</span>
          </span>
        </label>
        {others.map((input) => (
          <FieldNotes key={input} name={input} problem={problems[input]} />
        ))}
      </div>
      <Cell one={one} name={firstDay} label={words.columns.firstDay} type="date" {...state} />
      <Cell one={one} name={price} label={words.columns.price} {...state} />
    </li>
  )
}

type CellProps = CopyRowProps & { name: string; label: string } & Pick<
    ComponentProps<'input'>,
    'type'
  >

/** Gone while the class is not ticked. */
function Cell({ one, name, label, type = 'text', values, problems, mistakes }: CellProps) {
  const notes = { name, problem: problems[name] }
  return (
    <div className="grid grid-cols-1 content-start gap-1 group-has-[[type=checkbox]:not(:checked)]:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:block">
        <label htmlFor={`campo-${name}`} className="w-24 flex-none font-semibold text-small">
          {label}
          <span className="sr-only"> {words.of(one.name)}</span>
        </label>
        <input
          id={`campo-${name}`}
          name={name}
          type={type}
          autoComplete="off"
          defaultValue={values[name] ?? ''}
          aria-invalid={notes.problem ? true : undefined}
          aria-describedby={describedBy(notes)}
          className="field-input min-w-0 grow basis-40"
        />
      </div>
      <FieldNotes {...notes} />
      {mistakes[name]?.days && <OfferedDays name={name} days={mistakes[name].days} />}
    </div>
  )
}
