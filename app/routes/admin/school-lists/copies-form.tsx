import { type MouseEvent, useEffect } from 'react'
import { Choice } from '#app/routes/admin/forms/choice.tsx'
import type { EditAnswer } from '#app/routes/admin/forms/edit-answer.ts'
import { EditForm } from '#app/routes/admin/forms/edit-form.tsx'
import { isTicked } from '#app/routes/admin/forms/form-values.ts'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { copyClassesWords as words } from '#content/school-lists/copy-classes.ts'
import type { AskedField } from '#domain/fields/control.ts'
import type { Typed } from '#domain/fields/field.ts'
import {
  type CopiedClass,
  copiedField,
  copiedFields,
  copyMistakes,
  replacedField,
} from '#domain/school/period-form.ts'
import { CopyRow } from './copy-row.tsx'

type CopiesFormProps = {
  action: string
  classes: readonly CopiedClass[]
  /** What is proposed for each. */
  table: Typed
  answer: EditAnswer | undefined
}

/** The copies in one table, to look over, correct and save. */
export function CopiesForm({ action, classes, table, answer }: CopiesFormProps) {
  useEffect(() => document.getElementById('tabela')?.focus(), [action])
  return (
    <section aria-labelledby="tabela" className="mt-10">
      <h2 id="tabela" tabIndex={-1} className="scroll-mt-4 text-title">
        {words.table}
      </h2>
      <EditForm
        key={action}
        action={action}
        draftKey={`copia-${action}`}
        asked={askedOf(classes)}
        stored={table}
        answer={answer}
        words={words}
        rule={(typed) => copyMistakes(classes, typed)}
      >
        {(state) => (
          <>
            <p className="needs-script flex flex-wrap gap-2">
              {[words.tick, words.untick].map((label) => (
                <button
                  key={label}
                  type="button"
                  onClick={(click) => tickAll(click, label === words.tick)}
                  className={smallButtonClass}
                >
                  {label}
                </button>
              ))}
            </p>
            <ul className="grid">
              {classes.map((one) => (
                <CopyRow key={one.id} one={one} {...state} />
              ))}
            </ul>
            <Choice
              type="checkbox"
              name={replacedField}
              words={words.remove}
              defaultChecked={isTicked(state.values, replacedField)}
            />
          </>
        )}
      </EditForm>
    </section>
  )
}

/** For the draft of what is typed. */
function askedOf(classes: readonly CopiedClass[]): AskedField[] {
  const names = classes.flatMap(({ id }) => [copiedField('firstDay', id), copiedField('price', id)])
  return [copiedFields, replacedField, ...names].map((name) => ({
    name,
    label: '',
    control: { type: 'line' },
  }))
}

function tickAll({ currentTarget }: MouseEvent<HTMLButtonElement>, isTicked: boolean) {
  const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>(`[name=${copiedFields}]`)
  for (const box of boxes ?? []) box.checked = isTicked
  currentTarget.form?.dispatchEvent(new Event('input', { bubbles: true }))
}
