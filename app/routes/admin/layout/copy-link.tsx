import { type ReactNode, useState } from 'react'
import { Button, type ButtonVariant } from '#app/ui/button.tsx'
import { PanelIcon } from './panel-icon.tsx'

type CopyLinkProps = {
  url: string
  words: { address: string; copy: string; copied: string; copyByHand: string }
  variant?: ButtonVariant
  /** Other ways to share the link. */
  children?: ReactNode
}

export function CopyLink({ url, words, variant = 'primary', children }: CopyLinkProps) {
  const [outcome, setOutcome] = useState('')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome(words.copied)
    } catch {
      setOutcome(words.copyByHand)
    }
  }

  return (
    <>
      <label className="grid gap-2 font-semibold">
        {words.address}
        <input
          readOnly
          value={url}
          className="field-input"
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p className="flex flex-wrap items-center gap-3">
        <Button variant={variant} onClick={copy} className="needs-script">
          <PanelIcon name="copy" className="size-5" />
          {words.copy}
        </Button>
        {children}
        <span role="status" className="font-semibold">
          {outcome}
        </span>
      </p>
    </>
  )
}
