import { type ComponentType, lazy, Suspense } from 'react'
import { href } from 'react-router'
import { galleryPage } from '#content/gallery.ts'
import type { ShownEvent } from '../../../shown-cover.ts'
import type { ShownPhoto } from '../../../shown-photo.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import {
  addressOfPage,
  type GalleryView,
  photosAPage,
  photosAtFirst,
  sliceOf,
  toggleAbove,
} from './gallery-view.ts'
import { LargePhoto } from './large-photo.ts'
import type { LightboxProps } from './lightbox.tsx'
import { PhotoTile } from './photo-tile.tsx'
import { useLightbox } from './use-lightbox.ts'

/** Eleven kilobytes that only those fetch who open a photo; without them a tile is what it is, a link. */
const Lightbox = lazy<ComponentType<LightboxProps>>(() =>
  import('./lightbox.tsx').catch(() => ({ default: LargePhoto })),
)

type PhotoGalleryProps = {
  event: ShownEvent
  photos: ShownPhoto[]
  view: GalleryView
  /** Place of the photo that the address names, from 0. */
  place: number | null
}

export function PhotoGallery({ event, photos, view, place }: PhotoGalleryProps) {
  const total = event.photoCount
  const { from } = sliceOf(view)
  const lightbox = useLightbox({ photos, from, place })
  if (total === 0)
    return <p className="bubble bg-well p-8 text-lead md:p-12">{galleryPage.empty}</p>

  const more = view.all ? 0 : total - photosAtFirst
  const lastTileCarriesMore = more > 0 && total <= toggleAbove

  return (
    <section aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo" className="sr-only">
        {galleryPage.photosTitle}
      </h2>
      <ul className={`photo-grid ${view.all ? '' : 'photo-grid-first'}`}>
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            event={event}
            place={from + index}
            leading={!view.all && index === 0}
            more={lastTileCarriesMore && index === photos.length - 1 ? more : 0}
            onOpen={() => lightbox.open(photo.id)}
          />
        ))}
      </ul>
      {total > toggleAbove && (
        <p className="mt-10 text-center">
          <SiteLink
            to={view.all ? href('/galeria-evento/:id', { id: event.id }) : addressOfPage(1)}
            preventScrollReset
            viewTransition={false}
            // A link, though it looks like a button: it has an address, and works before any script.
            aria-expanded={view.all}
            className={buttonClass('primary')}
          >
            {view.all ? galleryPage.showLess : galleryPage.showAll(more)}
          </SiteLink>
        </p>
      )}
      {view.all && (
        <PageLinks
          page={view.page}
          pages={Math.ceil(total / photosAPage)}
          label={galleryPage.pages}
          previous={galleryPage.earlier}
          next={galleryPage.later}
          place={galleryPage.place}
          addressOf={addressOfPage}
        />
      )}
      {lightbox.place !== null && (
        <Suspense
          fallback={
            <p role="status" className="sr-only">
              {galleryPage.loadingPhoto}
            </p>
          }
        >
          <Lightbox
            event={event}
            known={photos}
            knownFrom={from}
            place={lightbox.place}
            onView={lightbox.view}
            onClose={lightbox.close}
          />
        </Suspense>
      )}
    </section>
  )
}
