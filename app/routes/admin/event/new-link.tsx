import { CopyLink } from '#app/routes/admin/layout/copy-link.tsx'
import { familyLinkWords } from '#content/visibility.ts'
import type { QrCode } from './qr-code.ts'

type NewLinkProps = { url: string; endsOn: string; qr: QrCode }

/** The link that was just made, to copy and to scan. */
export function NewLink({ url, endsOn, qr }: NewLinkProps) {
  return (
    <section
      aria-labelledby="link-novo"
      className="bubble mt-6 grid gap-6 bg-success-tint p-5 md:grid-cols-[1fr_auto] md:p-8"
    >
      <div className="grid content-start gap-4">
        <h2 id="link-novo" className="text-title">
          {familyLinkWords.made(endsOn)}
        </h2>
        <CopyLink url={url} words={familyLinkWords} />
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
