import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { galleryPage } from '#content/gallery.ts'

type LightboxPendingProps = {
  onClose: () => void
  /** Set if the lightbox could not be fetched. */
  onRetry: (() => void) | null
}

/** Responds to a tap at once, while the lightbox or its photos are loading. */
export function LightboxPending({ onClose, onRetry }: LightboxPendingProps) {
  return (
    <div className="lightbox-pending">
      {onRetry ? (
        <LightboxFailure onRetry={onRetry} />
      ) : (
        <p role="status" className="flex items-center gap-4">
          <span aria-hidden="true" className="typing">
            <i />
            <i />
            <i />
          </span>
          {galleryPage.loadingPhoto}
        </p>
      )}
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

export function LightboxFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 p-6 text-center">
      <p>{galleryPage.photoFailed}</p>
      <Button onClick={onRetry} className="cursor-pointer">
        {galleryPage.retry}
      </Button>
    </div>
  )
}
