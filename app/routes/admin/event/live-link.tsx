import { CopyLink } from '#app/routes/admin/layout/copy-link.tsx'
import { ChatButton } from '#app/ui/button.tsx'
import { familyLinkWords } from '#content/visibility.ts'
import type { QrCode } from './qr-code.ts'

export type LiveLinkProps = { url: string; endsOn: string; shareUrl: string; qr: QrCode }

/** The link that families use now: to send, to copy and to scan. */
export function LiveLink({ url, endsOn, shareUrl, qr }: LiveLinkProps) {
  return (
    <section
      aria-labelledby="link-atual"
      className="bubble mt-6 grid gap-5 bg-success-tint p-5 md:p-8"
    >
      <h2 id="link-atual" className="text-title">
        {familyLinkWords.live(endsOn)}
      </h2>
      <p>
        <ChatButton to={shareUrl} className="w-full sm:w-auto">
          {familyLinkWords.send}
        </ChatButton>
      </p>
      <CopyLink url={url} words={familyLinkWords} variant="secondary" />
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
          {familyLinkWords.showQr}
        </summary>
        <div className="mt-2 grid justify-items-start gap-3">
          <svg
            role="img"
            aria-label={familyLinkWords.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className="w-full max-w-sm rounded-card bg-white"
          >
            <path d={qr.path} fill="#000" />
          </svg>
          <p className="max-w-xl text-small text-soft">{familyLinkWords.qrText}</p>
        </div>
      </details>
    </section>
  )
}
