import { openingWords } from '#content/visibility.ts'

/** Shown if the authorisation does not cover everyone yet. The photos are opened only if the box is ticked. */
export function OpeningConsent({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      <p id="autorizacao-texto">{text}</p>
      <label className="visibility-choice font-semibold">
        <input
          type="checkbox"
          name="autorizacaoPara"
          value="todos"
          required
          aria-describedby="autorizacao-texto"
          className="mt-0.5 size-5 flex-none accent-brand"
        />
        {openingWords.consent}
      </label>
    </div>
  )
}
