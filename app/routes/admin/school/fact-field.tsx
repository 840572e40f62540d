import { type ComponentProps, type ReactNode, useState } from 'react'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { FieldNotes } from '#app/routes/admin/forms/field-notes.tsx'
import { type FormValues, isTicked, type Problems } from '#app/routes/admin/forms/form-values.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import { schoolWords } from '#content/admin.ts'
import type { FactField as Fact } from '#content/fact-groups.ts'
import { SampleConfirm } from './sample-confirm.tsx'

type FactFieldProps = {
  fact: Fact
  isSample: boolean
  /** The text that ships with the site, for a fact that may replace it. */
  original: string | undefined
  values: FormValues
  problems: Problems
  elsewhere: FormValues | undefined
}

type InputMode = NonNullable<ComponentProps<'input'>['inputMode']>

export function FactField(props: FactFieldProps) {
  const { fact, isSample, original, values, problems, elsewhere } = props
  const { path, label, hint, input, answers, optional, limit } = fact
  if (input === 'checkbox') return <FactSwitch fact={fact} values={values} />
  if (answers) return <FactQuestion fact={fact} answers={answers} values={values} />
  const multiline = input === 'lines' || input === 'paragraphs'
  const inputMode = multiline ? undefined : (input satisfies InputMode | undefined)
  const field = (
    <Field
      name={path}
      label={label}
      hint={hint}
      values={values}
      problems={problems}
      elsewhere={elsewhere}
      limit={limit}
      required={!optional}
      multiline={multiline}
      rows={rowsFor(fact)}
      inputMode={inputMode}
    />
  )
  if (original !== undefined) {
    return (
      <WithOriginal fact={fact} original={original} typed={values[path] ?? ''}>
        {field}
      </WithOriginal>
    )
  }
  return (
    <div className="grid gap-2">
      {field}
      {isSample && <SampleConfirm name={path} label={label} values={values} />}
    </div>
  )
}

function rowsFor({ input, limit = Number.POSITIVE_INFINITY }: Fact): number {
  if (input === 'paragraphs') return 9
  return limit > 120 ? 5 : 2
}

type WithOriginalProps = { fact: Fact; original: string; typed: string; children: ReactNode }

/** A field with a way back to the text that ships with the site. Without script, emptying it is the way. */
function WithOriginal({ fact: { path, label }, original, typed, children }: WithOriginalProps) {
  const [isOwn, setIsOwn] = useState(typed !== original)
  const restore = () => {
    const field = document.getElementById(`campo-${path}`) as TextField
    field.value = original
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
  return (
    <div
      onInput={({ target }) => setIsOwn((target as TextField).value !== original)}
      className="grid gap-2"
    >
      {children}
      {isOwn && (
        <button
          type="button"
          onClick={restore}
          className={`needs-script justify-self-start ${smallButtonClass}`}
        >
          <PanelIcon name="undo-2" className="size-4.5 flex-none" />
          {schoolWords.backToOriginal}
          <span className="sr-only">: {label}</span>
        </button>
      )}
    </div>
  )
}

type FactQuestionProps = Pick<FactFieldProps, 'fact' | 'values'> & {
  answers: Record<string, string>
}

function FactQuestion({ fact: { path, label, hint }, answers, values }: FactQuestionProps) {
  return (
    <fieldset className="grid gap-1" aria-describedby={`${path}-dica`}>
      <legend className="font-semibold">{label}</legend>
      {Object.entries(answers).map(([answer, words], index) => (
        <label key={answer} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            id={index === 0 ? `campo-${path}` : undefined}
            type="radio"
            name={path}
            value={answer}
            defaultChecked={values[path] === answer}
            className="size-5 flex-none accent-brand"
          />
          {words}
        </label>
      ))}
      <FieldNotes name={path} hint={hint} />
    </fieldset>
  )
}

type TextField = HTMLInputElement | HTMLTextAreaElement

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
