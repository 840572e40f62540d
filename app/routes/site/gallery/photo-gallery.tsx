import { useRef, useState } from 'react'
import { pushSearch } from '#app/islands/search.ts'
import { onPlainClick, useSearch } from '#app/islands/use-search.ts'
import { pageCount } from '#app/pagination.ts'
import type { PhotoView } from '#app/photo-view.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { galleryPage } from '#content/gallery.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { fetchFirstPage } from './fetch-photos.ts'
import {
  firstPhotos,
  gallerySlice,
  pageSearch,
  photosPerPage,
  readGalleryParams,
  toggleAbove,
} from './gallery-params.ts'
import Lightbox from './lightbox.tsx'
import { closeInUrl, photoInUrl, viewInUrl } from './photo-in-url.ts'
import { tileLayout } from './photo-layout.ts'
import { PhotoTile } from './photo-tile.tsx'

/** What the island needs to know of its event. */
export type GalleryEvent = {
  /** Path of the gallery's page; more photos are below it as JSON. */
  path: string
  nome: string
  photoCount: number
  /** Whether this visitor may save photos. */
  maySave: boolean
}

type PhotoGalleryProps = {
  event: GalleryEvent
  /** The photos requested by the URL. */
  photos: readonly PhotoView[]
  /** The zero-based index of the photo named in the URL. */
  position: number | null
  school: Pick<ShownFacts, 'whatsapp'>
  photoFallback: string
  /** The query that the server saw. */
  search: string
}

export default function PhotoGallery(props: PhotoGalleryProps) {
  const { event, position, school, photoFallback } = props
  const total = event.photoCount
  const search = useSearch(props.search)
  const { all, page } = readGalleryParams(new URLSearchParams(search))
  const { from } = gallerySlice({ all, page, photo: null })
  const { photos, toggle, failed } = usePhotosInPage(props, { all, page })
  /** Positions by id of the photos seen beyond this page. */
  const seen = useRef(new Map<number, number>())
  const openId = photoInUrl(search)

  const positionOf = (id: number): number | null => {
    const index = photos.findIndex((photo) => photo.id === id)
    return index >= 0 ? from + index : (seen.current.get(id) ?? position)
  }
  const openPosition = openId === null ? null : positionOf(openId)

  const hiddenCount = all ? 0 : total - firstPhotos
  const lastTileOpensRest = hiddenCount > 0 && total <= toggleAbove

  return (
    <section aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo" className="sr-only">
        {galleryPage.photosTitle}
      </h2>
      <ul
        className={`photo-grid ${all ? '' : 'photo-grid-first'}`}
        {...(photos.length < total && { 'data-more': event.path })}
      >
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            event={event}
            fallback={photoFallback}
            position={from + index}
            layout={all ? null : tileLayout(index, photos.length)}
            hiddenCount={lastTileOpensRest && index === photos.length - 1 ? hiddenCount : 0}
          />
        ))}
      </ul>
      {total > toggleAbove && (
        <div className="mt-10 text-center">
          <a
            href={event.path + (all ? '' : pageSearch(1))}
            aria-expanded={all}
            {...(toggle && { onClick: onPlainClick(toggle), 'data-press': true })}
            className={buttonClass('primary')}
          >
            {all ? galleryPage.showLess : galleryPage.showAll(hiddenCount)}
          </a>
          {failed && toggle && (
            <div
              role="alert"
              className="bubble mx-auto mt-6 grid max-w-xl justify-items-center gap-4 border-2 border-accent bg-red-tint p-6"
            >
              <p className="font-semibold">{galleryPage.error}</p>
              <Button onClick={toggle} className="cursor-pointer">
                {galleryPage.retry}
              </Button>
            </div>
          )}
        </div>
      )}
      {all && (
        <PageLinks
          page={page}
          pages={pageCount(total, photosPerPage)}
          label={galleryPage.pages}
          previous={galleryPage.earlier}
          next={galleryPage.later}
          positionLabel={galleryPage.place}
          pathOf={pageSearch}
        />
      )}
      {openPosition !== null && (
        <Lightbox
          event={event}
          school={school}
          photoFallback={photoFallback}
          initialPhotos={photos}
          initialFrom={from}
          position={openPosition}
          onView={(at, id) => {
            seen.current.set(id, at)
            viewInUrl(id)
          }}
          onClose={closeInUrl}
        />
      )}
    </section>
  )
}

type InPage = { all: boolean; page: number }

/** The first photos, or all of them once they have arrived. A failed request changes nothing. */
function usePhotosInPage({ event, photos, search }: PhotoGalleryProps, { all, page }: InPage) {
  const { all: allAtFirst } = readGalleryParams(new URLSearchParams(search))
  const [fetched, setFetched] = useState(allAtFirst ? photos : null)
  const [failed, setFailed] = useState(false)
  // Later pages, and the way back from them, are separate documents.
  if (page > 1) return { photos, toggle: null, failed: false }

  const toggle = async () => {
    setFailed(false)
    try {
      if (!fetched) setFetched(await fetchFirstPage(event.path, event.photoCount))
      pushSearch(all ? '' : pageSearch(1))
    } catch {
      setFailed(true)
    }
  }
  return { photos: all ? (fetched ?? photos) : photos.slice(0, firstPhotos), toggle, failed }
}
