import { type MouseEvent, useRef, useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { galleryPage } from '#content/gallery.ts'

type ShareButtonProps = { title: string; text: string; url: string }

const option =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-small px-4 font-semibold hover:bg-well'

/** Opens the device's share sheet; without one, offers WhatsApp and the link; without script, WhatsApp. */
export default function ShareButton({ title, text, url }: ShareButtonProps) {
  const panel = useRef<HTMLDivElement>(null)
  const openAtPointerDown = useRef(false)
  const [outcome, setOutcome] = useState('')
  const chatUrl = `https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`

  // The browser closes the panel on pointer down, before the click arrives.
  const rememberState = () => {
    openAtPointerDown.current = panel.current?.matches(':popover-open') ?? false
  }

  const share = (click: MouseEvent<HTMLElement>) => {
    click.preventDefault()
    setOutcome('')
    // Rejects when the visitor closes the sheet.
    if (navigator.share) navigator.share({ title, text, url }).catch(() => {})
    else if (!openAtPointerDown.current) openBelow(click.currentTarget, panel.current)
    openAtPointerDown.current = false
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setOutcome(galleryPage.linkCopied)
    } catch {
      setOutcome(galleryPage.linkNotCopied(url))
    }
  }

  return (
    <>
      <a
        href={chatUrl}
        target="_blank"
        rel="noopener noreferrer"
        onPointerDown={rememberState}
        onClick={share}
        data-press
        className={buttonClass('secondary')}
      >
        <Icon name="share-2" className="size-5" />
        {galleryPage.share}
      </a>
      <div ref={panel} popover="auto" className="menu-panel w-[min(20rem,100%-2.5rem)]">
        <ExternalLink to={chatUrl} className={option}>
          <Icon name="whatsapp" className="size-5" />
          {galleryPage.shareByChat}
        </ExternalLink>
        <button type="button" onClick={copy} className={option}>
          <Icon name="link" className="size-5" />
          {galleryPage.copyLink}
        </button>
        <span role="status" className="block px-4 text-small text-soft">
          {outcome}
        </span>
      </div>
    </>
  )
}

/** Positioned on the page, so that the panel scrolls with the button. */
function openBelow(button: HTMLElement, panel: HTMLElement | null): void {
  if (!panel) return
  const { bottom, left } = button.getBoundingClientRect()
  panel.style.position = 'absolute'
  panel.style.inset = `${bottom + window.scrollY + 6}px auto auto ${left}px`
  panel.showPopover()
}
