import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { island } from '#app/islands/island.tsx'
import { useSchool } from '#app/use-school.ts'
import { usePhotoFallback } from '#app/use-slot-pictures.ts'
import { FirstPhoto } from './first-photo.tsx'
import PhotoGallery from './photo-gallery.tsx'
import { RemovalNote } from './removal-note.tsx'

const PhotoGalleryIsland = island('gallery', PhotoGallery)

type PhotosProps = Pick<ComponentProps<typeof PhotoGallery>, 'event' | 'photos' | 'position'>

/** The photos of an event, public or of a family. */
export function Photos(props: PhotosProps) {
  const { whatsapp } = useSchool()
  const { search } = useLocation()
  return (
    <>
      <PhotoGalleryIsland
        {...props}
        school={{ whatsapp }}
        photoFallback={usePhotoFallback()}
        search={search}
      />
      <FirstPhoto />
      <RemovalNote />
    </>
  )
}
