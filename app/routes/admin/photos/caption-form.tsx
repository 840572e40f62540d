import { useState } from 'react'
import type { FetcherFormProps } from 'react-router'
import { CharacterCount, countedLength } from '#app/routes/admin/forms/character-count.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { photosWords } from '#content/admin.ts'
import { maxCaptionLength } from '#domain/photos/caption.ts'

type CaptionFormProps = {
  /** The router's form, or a fetcher's. */
  Form: React.ComponentType<FetcherFormProps>
  action: string
  saved: string | undefined
  /** What was typed before, if it could not be saved. */
  typed: string | undefined
  onTyped: ((typed: string) => void) | undefined
  busy: boolean
}

/** Folded, unless something typed waits in it. */
export function CaptionForm({ Form, action, saved, typed, onTyped, busy }: CaptionFormProps) {
  const [length, setLength] = useState(countedLength(typed ?? saved ?? ''))
  return (
    <details open={typed !== undefined} className="mt-3">
      <summary className="min-h-11 cursor-pointer content-center break-words px-3 font-semibold">
        {saved ? photosWords.captionIs(saved) : photosWords.writeCaption}
      </summary>
      <Form method="post" action={action} className="mt-2 mb-4 grid gap-2">
        <label htmlFor="legenda" className="font-semibold">
          {photosWords.caption}
        </label>
        <textarea
          id="legenda"
          name="legenda"
          defaultValue={typed ?? saved}
          aria-describedby="legenda-dica legenda-contagem"
          onInput={({ currentTarget: { value } }) => {
            setLength(countedLength(value))
            onTyped?.(value)
          }}
          className="field-input min-h-20!"
        />
        <p id="legenda-dica" className="text-small text-soft">
          {photosWords.captionHint}
        </p>
        <CharacterCount id="legenda-contagem" length={length} limit={maxCaptionLength} />
        <button type="submit" disabled={busy} className={buttonClass('primary')}>
          {busy ? photosWords.saving : photosWords.saveCaption}
        </button>
      </Form>
    </details>
  )
}
