import { type ComponentType, lazy, Suspense } from 'react'
import { href, Link } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import { pageCount } from '#app/pagination.ts'
import type { PhotoView } from '#app/photo-view.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { galleryPage } from '#content/gallery.ts'
import {
  firstPhotos,
  type GalleryParams,
  gallerySlice,
  pageSearch,
  photosPerPage,
  toggleAbove,
} from './gallery-params.ts'
import type { LightboxProps } from './lightbox.tsx'
import { LightboxFallback } from './lightbox-fallback.ts'
import { LightboxPending } from './lightbox-pending.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useLightbox } from './use-lightbox.ts'

const Lightbox = lazy<ComponentType<LightboxProps>>(() =>
  import('./lightbox.tsx').catch(() => ({ default: LightboxFallback })),
)

type PhotoGalleryProps = {
  event: EventView
  photos: PhotoView[]
  params: GalleryParams
  /** Of the photo that the address names, from 0. */
  position: number | null
}

export function PhotoGallery({ event, photos, params, position }: PhotoGalleryProps) {
  const total = event.photoCount
  const { from } = gallerySlice(params)
  const lightbox = useLightbox({ photos, from, initialPosition: position })
  if (total === 0)
    return <p className="bubble bg-well p-8 text-lead md:p-12">{galleryPage.empty}</p>

  const pending = <LightboxPending onClose={lightbox.close} />
  const hiddenCount = params.all ? 0 : total - firstPhotos
  const lastTileOpensRest = hiddenCount > 0 && total <= toggleAbove

  return (
    <section aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo" className="sr-only">
        {galleryPage.photosTitle}
      </h2>
      <ul className={`photo-grid ${params.all ? '' : 'photo-grid-first'}`}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            event={event}
            position={from + index}
            featured={!params.all && index === 0}
            hiddenCount={lastTileOpensRest && index === photos.length - 1 ? hiddenCount : 0}
            onOpen={() => lightbox.open(photo.id)}
          />
        ))}
      </ul>
      {total > toggleAbove && (
        <p className="mt-10 text-center">
          <Link
            to={params.all ? href('/galeria-evento/:id', { id: event.id }) : pageSearch(1)}
            aria-expanded={params.all}
            className={buttonClass('primary')}
          >
            {params.all ? galleryPage.showLess : galleryPage.showAll(hiddenCount)}
          </Link>
        </p>
      )}
      {params.all && (
        <PageLinks
          page={params.page}
          pages={pageCount(total, photosPerPage)}
          label={galleryPage.pages}
          previous={galleryPage.earlier}
          next={galleryPage.later}
          positionLabel={galleryPage.place}
          pathOf={pageSearch}
        />
      )}
      {lightbox.position !== null && (
        <Suspense fallback={pending}>
          <Lightbox
            event={event}
            initialPhotos={photos}
            initialFrom={from}
            position={lightbox.position}
            onView={lightbox.view}
            onClose={lightbox.close}
            pending={pending}
          />
        </Suspense>
      )}
    </section>
  )
}
