import type { ReactNode } from 'react'
import { useRendering } from '#app/rendering.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { layoutWords } from '#content/layout.ts'
import type { SiteNotice } from '#domain/school/site-notice.ts'

/**
 * Runs while the browser parses the page, so that a notice that was closed before never shows and nothing
 * shifts. The nonce marks it as ours during rendering; the browser gets its hash in the policy, which is
 * the same for every notice, because the text is in an attribute and not in the script.
 */
const rememberClosing = `{
  const notice = document.currentScript.parentElement;
  const key = 'aviso-fechado';
  try { notice.hidden = localStorage.getItem(key) === notice.dataset.text } catch {}
  notice.addEventListener('click', ({ target }) => {
    if (!target.closest('button')) return;
    notice.hidden = true;
    try { localStorage.setItem(key, notice.dataset.text) } catch {}
  });
}`

/** Shown until the visitor closes it. A notice with another text is shown again. */
export function NoticeBar({ notice: { text, link } }: { notice: SiteNotice }) {
  const nonce = useRendering()?.nonce

  return (
    <aside
      aria-label={layoutWords.notice.region}
      data-text={text}
      className="notice-bar bg-sun text-ink"
    >
      <script
        nonce={nonce}
        // oxlint-disable-next-line react/no-danger -- our own constant
        dangerouslySetInnerHTML={{ __html: rememberClosing }}
      />
      <div className="frame flex items-center justify-between gap-4 py-1">
        <p className="min-w-0 py-2 font-semibold">
          {link ? <NoticeLink to={link}>{unbroken(text)}</NoticeLink> : unbroken(text)}
        </p>
        <button
          type="button"
          aria-label={layoutWords.notice.close}
          className="notice-close size-11 flex-none cursor-pointer rounded-full"
        >
          <Icon name="x" className="size-5" />
        </button>
      </div>
    </aside>
  )
}

const linkClass = 'underline decoration-2 underline-offset-4'

function NoticeLink({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith('/') ? (
    <SiteLink to={to} className={linkClass}>
      {children}
    </SiteLink>
  ) : (
    <ExternalLink to={to} className={linkClass}>
      {children}
    </ExternalLink>
  )
}
