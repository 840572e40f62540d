import { Form } from 'react-router'
import { schoolWords } from '#content/admin.ts'

type SearchFieldProps = { typed: string; onTyped: (typed: string) => void; status: string }

/** Finds as one types; without script, after Enter. */
export function SearchField({ typed, onTyped, status }: SearchFieldProps) {
  const words = schoolWords.search
  return (
    <Form role="search" className="mt-4 grid max-w-xl gap-1">
      <label htmlFor="busca" className="font-semibold">
        {words.label}
      </label>
      <input
        id="busca"
        name="busca"
        type="search"
        defaultValue={typed}
        placeholder={words.example}
        autoComplete="off"
        onInput={({ currentTarget }) => onTyped(currentTarget.value)}
        className="field-input"
      />
      <p role="status" className="text-small text-soft empty:hidden">
        {status}
      </p>
    </Form>
  )
}
