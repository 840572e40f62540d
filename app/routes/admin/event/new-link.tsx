import { useState } from 'react'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { Button } from '#app/ui/button.tsx'
import { familyLinkWords } from '#content/visibility.ts'
import type { QrCode } from './qr-code.ts'

type NewLinkProps = { url: string; endsOn: string; qr: QrCode }

/** The link that was just made, to copy and to scan. */
export function NewLink({ url, endsOn, qr }: NewLinkProps) {
  const [outcome, setOutcome] = useState('')

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome(familyLinkWords.copied)
    } catch {
      setOutcome(familyLinkWords.copyByHand)
    }
  }

  return (
    <section
      aria-labelledby="link-novo"
      className="bubble mt-6 grid gap-6 bg-success-tint p-5 md:grid-cols-[1fr_auto] md:p-8"
    >
      <div className="grid content-start gap-4">
        <h2 id="link-novo" className="text-title">
          {familyLinkWords.made(endsOn)}
        </h2>
        <label className="grid gap-2 font-semibold">
          {familyLinkWords.address}
          <input
            readOnly
            value={url}
            className="field-input"
            onFocus={(event) => event.currentTarget.select()}
          />
        </label>
        <p className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={copy} className="needs-script">
            <PanelIcon name="copy" className="size-5" />
            {familyLinkWords.copy}
          </Button>
          <span role="status" className="font-semibold">
            {outcome}
          </span>
        </p>
        <p className="text-small text-soft">{familyLinkWords.qrText}</p>
      </div>
      <svg
        role="img"
        aria-label={familyLinkWords.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="size-56 justify-self-center rounded-card bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
    </section>
  )
}
