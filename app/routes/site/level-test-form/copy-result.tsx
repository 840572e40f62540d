import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { placementWords } from '#content/placement/words.ts'

const words = placementWords.result

/** For visitors without a mail program. Where the browser refuses to copy, they do it by hand. */
export function CopyResult({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      setOutcome('refused')
    }
  }

  return (
    <>
      <Button variant="quiet" onClick={copy}>
        <Icon name="copy" className="size-5" />
        {words.copy}
      </Button>
      <span role="status" className="level-test-copied">
        {outcome === 'copied' && words.copied}
      </span>
      {outcome === 'refused' && (
        <label className="level-test-by-hand">
          {words.copyByHand}
          <textarea
            readOnly
            rows={8}
            value={text}
            ref={(node) => {
              node?.focus()
              node?.select()
            }}
          />
        </label>
      )}
    </>
  )
}
