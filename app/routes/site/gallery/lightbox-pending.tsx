import { Icon } from '#app/ui/icon.tsx'
import { galleryPage } from '#content/gallery.ts'

/** Answers a tap at once, while the lightbox or its photos are on the way. */
export function LightboxPending({ onClose }: { onClose: () => void }) {
  return (
    <div className="lightbox-pending">
      <p role="status" className="flex items-center gap-4">
        <span aria-hidden="true" className="typing">
          <i />
          <i />
          <i />
        </span>
        {galleryPage.loadingPhoto}
      </p>
      <button
        type="button"
        aria-label={galleryPage.lightbox.close}
        onClick={onClose}
        className="absolute top-2 right-2 grid size-12 cursor-pointer place-items-center"
      >
        <Icon name="x" className="size-7" />
      </button>
    </div>
  )
}
