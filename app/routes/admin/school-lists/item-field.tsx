import { Field } from '#app/routes/admin/forms/field.tsx'
import { FieldNotes } from '#app/routes/admin/forms/field-notes.tsx'
import { type FormValues, isTicked, type Problems } from '#app/routes/admin/forms/form-values.ts'
import { SampleConfirm } from '#app/routes/admin/school/sample-confirm.tsx'
import type { FieldWords } from '#content/school-lists/list-words.ts'
import { listPageWords } from '#content/school-lists/words.ts'
import type { Control } from '#domain/school/lists/control.ts'
import { LinesField } from './lines-field.tsx'

export type ItemFieldProps = {
  input: string
  control: Control
  words: FieldWords
  isSample: boolean
  values: FormValues
  problems: Problems
  elsewhere: FormValues | undefined
}

/** A field of any list, as its declaration says. */
export function ItemField(props: ItemFieldProps) {
  const { input, words, isSample, values } = props
  return (
    <div className="grid gap-2">
      <Input {...props} />
      {isSample && <SampleConfirm name={input} label={words.label} values={values} />}
    </div>
  )
}

function Input(props: ItemFieldProps) {
  const { input, control, words, values, problems, elsewhere } = props
  const { label, hint, suggestions } = words
  const shared = { name: input, label, hint, values, problems, elsewhere }
  const required = !control.optional
  switch (control.type) {
    case 'line':
      return (
        <>
          <Field
            {...shared}
            limit={control.limit}
            required={required}
            list={suggestions && `${input}-sugestoes`}
          />
          {suggestions && (
            <datalist id={`${input}-sugestoes`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )
    case 'text':
      return <Field {...shared} limit={control.limit} required={required} multiline />
    case 'lines':
      return <LinesField {...shared} control={control} required={required} />
    case 'number':
      return (
        <Field {...shared} type="number" min={control.min} max={control.max} required={required} />
      )
    case 'choice':
      return <Choice {...props} options={control.options} required={required} />
    case 'several':
      return <Boxes {...props} options={control.options} />
    case 'box':
    case 'permission':
      return <Box {...props} required={control.type === 'permission'} />
  }
}

/** Ids of the notes below an input, for `aria-describedby`. */
function describedBy({ input, words, problems, elsewhere }: ItemFieldProps): string | undefined {
  const notes = [
    words.hint && `${input}-dica`,
    elsewhere?.[input] !== undefined && `${input}-outro`,
    problems[input] && `${input}-problema`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}

function Notes({ input, words, problems, elsewhere }: ItemFieldProps) {
  const saved = elsewhere?.[input]
  const named = saved
    ?.split(' ')
    .map((option) => words.options?.[option] ?? option)
    .join(', ')
  return <FieldNotes name={input} hint={words.hint} problem={problems[input]} elsewhere={named} />
}

type ChoiceProps = ItemFieldProps & { options: readonly string[]; required: boolean }

function Choice(props: ChoiceProps) {
  const { input, words, values, problems, options, required } = props
  return (
    <div className="grid content-start gap-2">
      <label htmlFor={`campo-${input}`} className="font-semibold">
        {words.label}
      </label>
      <select
        id={`campo-${input}`}
        name={input}
        defaultValue={values[input] ?? ''}
        required={required}
        aria-invalid={problems[input] ? true : undefined}
        aria-describedby={describedBy(props)}
        className="field-input"
      >
        {(!required || !values[input]) && (
          <option value="">{(required ? undefined : words.none) ?? listPageWords.choose}</option>
        )}
        {options.map((option) => (
          <option key={option} value={option}>
            {words.options?.[option]}
          </option>
        ))}
      </select>
      <Notes {...props} />
    </div>
  )
}

function Boxes(props: ItemFieldProps & { options: readonly string[] }) {
  const { input, words, values, options } = props
  return (
    <fieldset aria-describedby={describedBy(props)} className="grid content-start gap-2">
      <legend className="font-semibold">{words.label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option, index) => (
          <label key={option} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              id={index === 0 ? `campo-${input}` : undefined}
              type="checkbox"
              name={input}
              value={option}
              defaultChecked={isTicked(values, input, option)}
              className="size-6 flex-none"
            />
            {words.options?.[option]}
          </label>
        ))}
      </div>
      <Notes {...props} />
    </fieldset>
  )
}

function Box(props: ItemFieldProps & { required: boolean }) {
  const { input, words, values, problems, required } = props
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          id={`campo-${input}`}
          type="checkbox"
          name={input}
          defaultChecked={isTicked(values, input)}
          required={required}
          aria-invalid={problems[input] ? true : undefined}
          aria-describedby={describedBy(props)}
          className="size-6 flex-none"
        />
        {words.label}
      </label>
      <Notes {...props} />
    </div>
  )
}
