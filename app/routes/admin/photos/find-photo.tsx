import { Form } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { photosWords } from '#content/admin.ts'

const words = photosWords.find

/** `missing`: a number that no photo of the event has. */
export function FindPhoto({ path, missing }: { path: string; missing: number | null }) {
  return (
    <Form action={path} preventScrollReset role="search" className="mt-10 grid max-w-md gap-2">
      <label htmlFor="campo-numero" className="font-semibold">
        {words.label}
      </label>
      <div className="flex gap-3">
        <input
          id="campo-numero"
          name="numero"
          inputMode="numeric"
          pattern="[^0-9]*[0-9]{1,6}[^0-9]*"
          required
          autoComplete="off"
          defaultValue={missing ?? ''}
          aria-describedby={missing !== null ? 'numero-dica numero-problema' : 'numero-dica'}
          className="field-input max-w-32"
        />
        <button type="submit" className={buttonClass('secondary')}>
          {words.button}
        </button>
      </div>
      <p id="numero-dica" className="text-small text-soft">
        {words.hint}
      </p>
      {missing !== null && (
        <p id="numero-problema" role="status" className="font-semibold text-accent text-small">
          {words.missing(missing)}
        </p>
      )}
    </Form>
  )
}
