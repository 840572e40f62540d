import { galleryPage } from '#content/gallery.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

type ShareButtonProps = { title: string; url: string }

/** The device's share sheet; a browser without one opens WhatsApp. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const text = galleryPage.shareText(title)

  const share = (event: React.MouseEvent) => {
    if (!navigator.share) return
    event.preventDefault()
    // Rejects when the visitor closes the sheet.
    navigator.share({ title, text, url }).catch(() => {})
  }

  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
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
