import { useEffect, useRef, useState } from 'react'
import YarlLightbox, { type ControllerRef } from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { PhotoView } from '#app/photo-view.ts'
import { ExternalLink } from '#app/ui/external-link.tsx'
import { useReducedMotion } from '#app/ui/reduced-motion.ts'
import { galleryPage } from '#content/gallery.ts'
import { chatLink } from '#domain/school/school-links.ts'
import type { ShownFacts } from '#domain/school/shown-school.ts'
import { BrokenPhoto } from './broken-photo.tsx'
import { PhotoFailure } from './first-photo.tsx'
import { handOver } from './hand-over.ts'
import type { GalleryEvent } from './photo-gallery.tsx'
import { SavePhoto } from './save-photo.tsx'
import { useAllPhotos } from './use-all-photos.ts'

type LightboxProps = {
  event: GalleryEvent
  school: Pick<ShownFacts, 'whatsapp'>
  photoFallback: string
  initialPhotos: readonly PhotoView[]
  initialFrom: number
  position: number
  onView: (position: number, id: number) => void
  onClose: () => void
}

const words = galleryPage.lightbox
/** One transparent pixel, for a photo that is not yet known. */
const emptyPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC'

export default function Lightbox(props: LightboxProps) {
  const { event, school, photoFallback, onView, onClose, ...initial } = props
  const total = event.photoCount
  const { photos, loadAround, ready, failed } = useAllPhotos({
    galleryPath: event.path,
    total,
    ...initial,
  })
  const reducedMotion = useReducedMotion()
  const controller = useRef<ControllerRef>(null)
  const [entered, setEntered] = useState(false)
  // Not the URL's position, which is updated later: photos that arrive in between must not move the visitor back.
  const [position, setPosition] = useState(initial.position)

  useEffect(() => {
    for (const near of [position, position + 2, position - 2]) {
      void loadAround((near + total) % total)
    }
  }, [position, total, loadAround])

  useEffect(() => {
    addEventListener('online', loadBroken)
    return () => removeEventListener('online', loadBroken)
  }, [])

  // Changing the slides during a swipe would interrupt it. Until then the first photo is shown.
  if (!ready) return null

  return (
    <YarlLightbox
      open
      index={position}
      close={onClose}
      slides={photos.map((photo, index) => ({
        src: photo?.large ?? emptyPicture,
        alt: photo?.legenda ?? galleryPage.photoAlt(index + 1, event.nome),
        ...(photo?.width && photo.height && { width: photo.width, height: photo.height }),
      }))}
      plugins={[Zoom]}
      animation={
        reducedMotion
          ? { fade: 0, swipe: 0, navigation: 0 }
          : { fade: entered ? 180 : 0, swipe: 260 }
      }
      carousel={{ finite: total <= 1, preload: 1 }}
      controller={{ ref: controller, closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
        Lightbox: words.name,
        Slide: 'foto',
        Carousel: 'fotos',
        'Photo gallery': event.nome,
        '{index} of {total}': '{index} de {total}',
        'Zoom in': 'Ampliar',
        'Zoom out': 'Reduzir',
      }}
      on={{
        view: ({ index }) => {
          setPosition(index)
          const photo = photos[index]
          if (photo) onView(index, photo.id)
        },
        entering: () => handOver(() => controller.current?.focus()),
        entered: () => setEntered(true),
        exited: () => focusTile(position),
      }}
      render={{
        iconError: () => <BrokenPhoto event={event} fallback={photoFallback} />,
        controls: () => (
          <>
            {failed && !photos[position] && (
              <div className="lightbox-failure">
                <PhotoFailure onRetry={() => loadAround(position)} />
              </div>
            )}
            <LightboxFooter
              event={event}
              school={school}
              position={position}
              photo={photos[position]}
            />
          </>
        ),
      }}
    />
  )
}

type LightboxFooterProps = Pick<LightboxProps, 'event' | 'school' | 'position'> & {
  photo: PhotoView | undefined
}

function LightboxFooter({ event, school, position, photo }: LightboxFooterProps) {
  return (
    <div className="lightbox-footer">
      {photo?.legenda && <p className="lightbox-caption">{photo.legenda}</p>}
      <p>
        <span role="status">{galleryPage.counter(position + 1, event.photoCount)}</span>
        {photo?.numero && ` · ${galleryPage.number(photo.numero)}`}
      </p>
      {event.maySave && photo?.srcSet && <SavePhoto event={event} photo={photo} />}
      {photo && (
        <ExternalLink
          to={chatLink(school, removalMessage(event, photo))}
          data-count="pedido-de-foto"
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {galleryPage.removal}
        </ExternalLink>
      )}
    </div>
  )
}

function removalMessage({ path, nome }: GalleryEvent, { id, numero = 0 }: PhotoView): string {
  const eventId = path.slice(path.lastIndexOf('/') + 1)
  const inPanel = new URL(`/admin/evento/${eventId}/fotos/${id}`, location.href).href
  return galleryPage.removalMessage(nome, numero, inPanel)
}

/** Reloads the photos that failed while the connection was lost. */
function loadBroken(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('.yarl__slide img')) {
    const { complete, naturalWidth, src } = image
    if (complete && naturalWidth === 0) image.src = src
  }
}

/** Photos without a tile on this page share the last one. */
function focusTile(position: number): void {
  const tiles = document.querySelectorAll<HTMLElement>('[data-position]')
  const tile =
    document.querySelector<HTMLElement>(`[data-position="${position}"]`) ?? tiles[tiles.length - 1]
  tile?.focus()
}
