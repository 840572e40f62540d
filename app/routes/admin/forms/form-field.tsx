import { Link } from 'react-router'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { listPageWords } from '#content/school-lists/words.ts'
import { sitePicturesWords } from '#content/site-pictures.ts'
import type { AskedField, Control } from '#domain/fields/control.ts'
import type { Typed } from '#domain/fields/field.ts'
import type { Problems } from '#domain/fields/form.ts'
import { typedHoursText } from '#domain/opening-hours.ts'
import type { Mistakes } from '#domain/school/lists/item-rules.ts'
import { plausibleDays } from '#domain/school-day.ts'
import type { OthersChange } from './edit-answer.ts'
import { Field } from './field.tsx'
import { describedBy, FieldNotes } from './field-notes.tsx'
import { isTicked } from './form-values.ts'
import { HoursField } from './hours-field.tsx'
import { LinesField } from './lines-field.tsx'
import { OfferedDays } from './offered-days.tsx'
import { PriceField } from './price-field.tsx'
import { SampleConfirm } from './sample-confirm.tsx'
import { WithOriginal } from './with-original.tsx'

/** What a form knows of all its fields. */
export type FormState = {
  values: Typed
  problems: Problems
  mistakes: Mistakes
  others: Record<string, OthersChange>
}

type FormFieldProps = FormState & { asked: AskedField }

/** A field of any kind, as its declaration says. */
export function FormField(props: FormFieldProps) {
  const { asked, values } = props
  const { name, label, isSample, original } = asked
  if (original !== undefined) {
    return (
      <WithOriginal name={name} label={label} original={original} typed={values[name] ?? ''}>
        <Input {...props} />
      </WithOriginal>
    )
  }
  return (
    <div className="grid content-start gap-2">
      <Input {...props} />
      {isSample && asked.control.type !== 'answer' && (
        <SampleConfirm name={name} label={label} values={values} />
      )}
    </div>
  )
}

function Input({ asked, values, problems, mistakes, others }: FormFieldProps) {
  const { name, control, label, hint, suggestions } = asked
  const required = !control.optional
  const offered = mistakes[name]?.days
  const other = others[name] && { ...others[name], text: inWords(asked, others[name].text) }
  const shared = { name, label, hint, values, problems, other, required }
  const notes = { name, hint, problem: problems[name], other }
  switch (control.type) {
    case 'line':
      return (
        <>
          <Field
            {...shared}
            limit={control.limit}
            inputMode={control.keyboard}
            list={suggestions && `${name}-sugestoes`}
          />
          {suggestions && (
            <datalist id={`${name}-sugestoes`}>
              {suggestions.map((suggestion) => (
                <option key={suggestion} value={suggestion} />
              ))}
            </datalist>
          )}
        </>
      )
    case 'text':
    case 'paragraphs':
      return <Field {...shared} limit={control.limit} multiline rows={rowsFor(control)} />
    case 'lines':
      return <LinesField {...shared} control={control} />
    case 'number':
      return <Field {...shared} type="number" min={control.min} max={control.max} />
    case 'day':
      // `max` keeps the year at four digits.
      return (
        <div className="grid gap-2">
          <Field {...shared} type="date" min={plausibleDays.first} max={plausibleDays.last} />
          {offered && <OfferedDays name={name} days={offered} />}
        </div>
      )
    case 'time':
      return <Field {...shared} type="time" />
    case 'moment':
      return <Field {...shared} type="datetime-local" />
    case 'choice':
      return (
        <div className="grid content-start gap-2">
          <label htmlFor={`campo-${name}`} className="font-semibold">
            {label}
          </label>
          <select
            id={`campo-${name}`}
            name={name}
            defaultValue={values[name] ?? ''}
            required={required && !values[name]}
            aria-invalid={problems[name] ? true : undefined}
            aria-describedby={describedBy(notes)}
            className="field-input"
          >
            {/* A required field that has a value offers no empty option. */}
            {(!required || !values[name]) && (
              <option value="">
                {(required ? undefined : asked.none) ?? listPageWords.choose}
              </option>
            )}
            {control.options.map((option) => (
              <option key={option} value={option}>
                {asked.options?.[option]}
              </option>
            ))}
          </select>
          <FieldNotes {...notes} />
        </div>
      )
    case 'answer':
    case 'several':
      return (
        <fieldset aria-describedby={describedBy(notes)} className="grid content-start gap-2">
          <legend className="font-semibold">{label}</legend>
          <div className={control.type === 'answer' ? 'grid' : 'flex flex-wrap gap-x-6'}>
            {control.options.map((option, index) => (
              <label key={option} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  id={index === 0 ? `campo-${name}` : undefined}
                  type={control.type === 'answer' ? 'radio' : 'checkbox'}
                  name={name}
                  value={option}
                  defaultChecked={isTicked(values, name, option)}
                  className="size-6 flex-none accent-brand"
                />
                {asked.options?.[option]}
              </label>
            ))}
          </div>
          <FieldNotes {...notes} />
        </fieldset>
      )
    case 'price':
      return <PriceField {...shared} />
    case 'hours':
      return <HoursField {...shared} />
    case 'picture':
      return <PictureField asked={asked} />
    case 'box':
    case 'permission':
      return (
        <div className="grid gap-2">
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              id={`campo-${name}`}
              type="checkbox"
              name={name}
              defaultChecked={isTicked(values, name)}
              required={control.type === 'permission'}
              aria-invalid={problems[name] ? true : undefined}
              aria-describedby={describedBy(notes)}
              className="size-6 flex-none"
            />
            {label}
          </label>
          <FieldNotes {...notes} />
        </div>
      )
  }
}

/** The file is uploaded on a separate page, once the item exists. */
function PictureField({
  asked: { name, label, hint, picturePath },
}: Pick<FormFieldProps, 'asked'>) {
  return (
    <div id={`campo-${name}`} className="grid justify-items-start gap-2">
      <p className="font-semibold">{label}</p>
      {picturePath ? (
        <Link to={picturePath} className={buttonClass('secondary')}>
          <PanelIcon name="image-up" className="size-5" />
          {sitePicturesWords.ofItem}
        </Link>
      ) : (
        <p>{sitePicturesWords.afterSaving}</p>
      )}
      <FieldNotes name={name} hint={hint} />
    </div>
  )
}

function rowsFor({ type, limit = 1000 }: Extract<Control, { type: 'text' | 'paragraphs' }>) {
  if (type === 'paragraphs') return limit > 1000 ? 9 : 5
  return limit > 120 ? 3 : 2
}

/** As a person reads what was stored. */
function inWords({ control, options }: AskedField, text: string): string {
  if (control.type === 'hours') return typedHoursText(text)
  if (!options || control.type === 'line') return text
  return text
    .split(' ')
    .map((option) => options[option] ?? option)
    .join(', ')
}
