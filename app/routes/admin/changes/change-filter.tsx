import { Form, href, Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { changeThings } from '#content/changes/change-things.ts'
import { changesWords } from '#content/changes/changes.ts'
import type { ChangeFilter as Filter } from './find-changes.ts'

const words = changesWords.filter

type ChangeFilterProps = { filter: Filter; people: readonly string[] }

/** Narrows the list to a person, a thing, or both. */
export function ChangeFilter({ filter, people }: ChangeFilterProps) {
  const { pessoa, coisa, evento } = filter
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      className="mt-6 flex max-w-3xl flex-wrap items-end gap-4"
    >
      {evento && <input type="hidden" name="evento" value={evento} />}
      <Choice name="pessoa" label={words.person} all={words.everybody} chosen={pessoa}>
        {people}
      </Choice>
      <Choice name="coisa" label={words.thing} all={words.everything} chosen={coisa}>
        {changeThings}
      </Choice>
      <button type="submit" className={buttonClass('secondary')}>
        {words.show}
      </button>
      {(pessoa || coisa || evento) && (
        <Link to={href('/admin/mudancas')} className={buttonClass('quiet')}>
          {words.all}
        </Link>
      )}
    </Form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  all: string
  chosen: string
  children: readonly string[]
}

function Choice({ name, label, all, chosen, children }: ChoiceProps) {
  return (
    <label className="grid min-w-0 flex-1 basis-40 gap-2 font-semibold">
      {label}
      <select name={name} defaultValue={chosen} className="field-input font-normal">
        <option value="">{all}</option>
        {children.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}
