import { useEffect } from 'react'
import { galleryPage } from '#content/gallery.ts'
import { checkGallery } from './fetch-photos.ts'
import type { GalleryEvent } from './photo-gallery.tsx'

type BrokenPhotoProps = { event: GalleryEvent; fallback: string }

/** In place of a photo that could not be loaded, perhaps because a family's link has ended. */
export function BrokenPhoto({ event, fallback }: BrokenPhotoProps) {
  useEffect(() => {
    checkGallery(event).catch(() => {})
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each photo
  }, [])

  return (
    <div className="lightbox-broken">
      <img src={fallback} alt="" />
      <p>{galleryPage.photoMissing}</p>
    </div>
  )
}
