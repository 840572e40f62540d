import { Field } from '#app/routes/admin/forms/field.tsx'
import type { FormValues, Problems } from '#app/routes/admin/forms/form-values.ts'
import { eventFieldWords } from '#content/admin.ts'
import { visibilityWords } from '#content/visibility.ts'
import { visibilities } from '#domain/events/visibility.ts'

type VisibilityFieldsProps = {
  values: FormValues
  problems: Problems
  /** Makes ids unique where a page has several of these. */
  idPrefix?: string
}

/** 'Quem vê'. The moment to publish is shown for a draft alone, which is the only one that has it. */
export function VisibilityFields({ values, problems, idPrefix = '' }: VisibilityFieldsProps) {
  const chosen = values.visibilidade || 'todos'
  const problemId = `${idPrefix}visibilidade-problema`
  return (
    <div className="visibility-fields grid gap-4">
      <fieldset
        className="grid gap-2"
        aria-invalid={problems.visibilidade ? true : undefined}
        aria-describedby={problems.visibilidade ? problemId : undefined}
      >
        <legend className="mb-2 font-semibold">{visibilityWords.legend}</legend>
        {visibilities.map((visibility) => {
          const { label, hint } = visibilityWords.choices[visibility]
          return (
            <label key={visibility} className="visibility-choice">
              <input
                type="radio"
                name="visibilidade"
                value={visibility}
                defaultChecked={visibility === chosen}
                className="mt-0.5 size-5 flex-none accent-brand"
              />
              <span>
                <span className="font-semibold">{label}</span>
                <span className="block text-small text-soft">{hint}</span>
              </span>
            </label>
          )
        })}
        {problems.visibilidade && (
          <p id={problemId} className="font-semibold text-accent text-small">
            {problems.visibilidade}
          </p>
        )}
      </fieldset>
      <div className="visibility-moment">
        <Field
          name="publicarEm"
          idPrefix={idPrefix}
          {...eventFieldWords.publicarEm}
          type="datetime-local"
          values={values}
          problems={problems}
        />
      </div>
    </div>
  )
}
