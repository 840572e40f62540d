import { galleryPage } from '#content/gallery.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

type ShareButtonProps = { title: string; address: string }

/** The device's own share sheet; a browser without one opens WhatsApp with the same words. */
export function ShareButton({ title, address }: ShareButtonProps) {
  const text = galleryPage.shareText(title)

  const share = (event: React.MouseEvent) => {
    if (!navigator.share) return
    event.preventDefault()
    // Closing the sheet without choosing rejects; the visitor has simply changed their mind.
    navigator.share({ title, text, url: address }).catch(() => {})
  }

  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${address}`)}`}
      target="_blank"
      rel="noopener noreferrer"
      onClick={share}
      className={buttonClass('secondary')}
    >
      <Icon name="share-2" className="size-5" />
      {galleryPage.share}
    </a>
  )
}
