import { Form } from 'react-router'
import { smallButtonClass } from '#app/routes/admin/layout/small-button-class.ts'
import type { AnyListWords } from '#content/school-lists/list-words.ts'
import { itemPath } from './list-paths.ts'
import type { RowView } from './row.tsx'

type RowChoiceProps = {
  words: AnyListWords
  row: Pick<RowView, 'id' | 'name'>
  choice: { field: string; chosen: string }
}

/** A choice that is made without opening the item. */
export function RowChoice({ words, row: { id, name }, choice: { field, chosen } }: RowChoiceProps) {
  const { label, none = '', options } = words.fields[field] ?? {}
  return (
    <Form method="post" action={itemPath(words.path, 'marcar')} preventScrollReset>
      <input type="hidden" name={words.one} value={id} />
      <fieldset className="mt-4 flex w-fit flex-wrap rounded-small bg-well">
        <legend className="sr-only">
          {label}: {name}
        </legend>
        {Object.entries({ '': none, ...options }).map(([option, text]) => (
          <button
            key={option}
            type="submit"
            name="escolha"
            value={option}
            aria-pressed={option === chosen}
            className={`${smallButtonClass} aria-pressed:bg-brand-fill aria-pressed:text-white`}
          >
            {text}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
