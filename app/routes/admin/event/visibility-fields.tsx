import { href, Link } from 'react-router'
import { Choice } from '#app/routes/admin/forms/choice.tsx'
import type { OthersChange } from '#app/routes/admin/forms/edit-answer.ts'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { describedBy, FieldNotes } from '#app/routes/admin/forms/field-notes.tsx'
import { eventFieldWords } from '#content/admin.ts'
import { visibilityWords } from '#content/visibility.ts'
import { isVisibility, visibilities } from '#domain/events/visibility.ts'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'

type VisibilityFieldsProps = {
  values: Typed
  problems: Problems
  others?: Record<string, OthersChange>
  /** The form is for a new event, whose beginning the school chooses. */
  isNew?: boolean
  /** Makes ids unique where a page has several of these. */
  idPrefix?: string
}

/** 'Quem vê'. The moment to publish is shown only for a draft: nothing else has one. */
export function VisibilityFields(props: VisibilityFieldsProps) {
  const { values, problems, others = {}, isNew = false, idPrefix = '' } = props
  const chosen = values.visibilidade || 'todos'
  const other = others.visibilidade
  const notes = {
    name: `${idPrefix}visibilidade`,
    problem: problems.visibilidade,
    other: other && { ...other, text: labelOf(other.text) },
  }
  return (
    <div className="visibility-fields grid gap-4">
      <fieldset
        className="grid gap-2"
        aria-invalid={problems.visibilidade ? true : undefined}
        aria-describedby={describedBy(notes)}
      >
        <legend className="mb-2 font-semibold">{visibilityWords.legend}</legend>
        {visibilities.map((visibility) => (
          <Choice
            key={visibility}
            type="radio"
            name="visibilidade"
            value={visibility}
            defaultChecked={visibility === chosen}
            words={visibilityWords.choices[visibility]}
          />
        ))}
        <p className="flex flex-wrap items-center gap-x-4 text-small text-soft">
          {visibilityWords.advice}
          {isNew && (
            <Link
              to={href('/admin/escola/:grupo', { grupo: 'eventos' })}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {visibilityWords.newEvents}
            </Link>
          )}
        </p>
        <FieldNotes {...notes} />
      </fieldset>
      <div className="visibility-moment">
        <Field
          name="publicarEm"
          idPrefix={idPrefix}
          {...eventFieldWords.publicarEm}
          type="datetime-local"
          values={values}
          problems={problems}
          other={others.publicarEm}
        />
      </div>
    </div>
  )
}

function labelOf(visibility: string): string {
  return isVisibility(visibility) ? visibilityWords.choices[visibility].label : visibility
}
