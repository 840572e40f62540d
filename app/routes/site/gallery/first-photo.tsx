import type { ComponentProps } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { galleryPage } from '#content/gallery.ts'

/** Shows the photo that was pressed until the lightbox has arrived: see open-photos.ts. */
export function FirstPhoto() {
  return (
    <dialog className="first-photo" aria-label={galleryPage.loadingPhoto}>
      <p role="status" className="flex items-center gap-4">
        <span aria-hidden="true" className="typing">
          <i />
          <i />
          <i />
        </span>
        {galleryPage.loadingPhoto}
      </p>
      <PhotoFailure hidden />
      <button
        type="button"
        aria-label={galleryPage.lightbox.close}
        className="absolute top-2 right-2 grid size-12 cursor-pointer place-items-center"
      >
        <Icon name="x" className="size-7" />
      </button>
    </dialog>
  )
}

type PhotoFailureProps = { onRetry?: () => void } & ComponentProps<'div'>

export function PhotoFailure({ onRetry, ...rest }: PhotoFailureProps) {
  return (
    <div role="alert" className="photo-failure p-6 text-center" {...rest}>
      <p className="mb-4">{galleryPage.photoFailed}</p>
      <Button onClick={onRetry} className="cursor-pointer">
        {galleryPage.retry}
      </Button>
    </div>
  )
}
