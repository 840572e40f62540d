import missing from 'picture:photo-missing?src'
import { useEffect, useState } from 'react'
import YarlLightbox from 'yet-another-react-lightbox'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import styles from 'yet-another-react-lightbox/styles.css?url'
import { galleryPage } from '#content/gallery.ts'
import { chatLink } from '#content/school.ts'
import type { ShownEvent } from '../../../shown-cover.ts'
import type { ShownPhoto } from '../../../shown-photo.ts'
import { ExternalLink } from '../../../ui/external-link.tsx'
import { useReducedMotion } from '../../../ui/reduced-motion.ts'
import { useAllPhotos } from './use-all-photos.ts'

export type LightboxProps = {
  event: ShownEvent
  known: ShownPhoto[]
  knownFrom: number
  place: number
  onView: (place: number, id: number) => void
  onClose: () => void
}

const words = galleryPage.lightbox
/** One transparent pixel, for a photo whose address is still on its way. */
const waiting = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAAC'

/** With its style sheet, which React waits for, and which nobody else downloads. */
export default function StyledLightbox(props: LightboxProps) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="lightbox" />
      <Lightbox {...props} />
    </>
  )
}

/** The whole gallery, one photo at a time: keys, swipe, pinch, and round again at the ends. */
function Lightbox({ event, known, knownFrom, place: openedAt, onView, onClose }: LightboxProps) {
  const total = event.photoCount
  const { photos, wanted, answered } = useAllPhotos({ eventId: event.id, total, known, knownFrom })
  const still = useReducedMotion()
  // Ours, and not the address's, which follows a moment later: photos that arrive in between must
  // not throw the visitor back.
  const [place, setPlace] = useState(openedAt)

  useEffect(() => {
    for (const near of [place, place + 2, place - 2]) wanted((near + total) % total)
  }, [place, total, wanted])

  // Slides that change under a swipe lose it: it opens when it knows its neighbours.
  if (!answered) return null

  return (
    <YarlLightbox
      open
      index={place}
      close={onClose}
      slides={photos.map((photo, index) => ({
        src: photo?.large ?? waiting,
        alt: galleryPage.photoAlt(index + 1, event.nome),
        ...(photo?.width && photo.height && { width: photo.width, height: photo.height }),
      }))}
      plugins={[Zoom]}
      animation={still ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 180, swipe: 260 }}
      carousel={{ finite: total <= 1, preload: 1 }}
      controller={{ closeOnPullDown: true, closeOnBackdropClick: true }}
      labels={{
        Previous: words.previous,
        Next: words.next,
        Close: words.close,
        Lightbox: words.name,
        Slide: 'foto',
        Carousel: 'galeria',
        'Photo gallery': event.nome,
        '{index} of {total}': '{index} de {total}',
        'Zoom in': 'Ampliar',
        'Zoom out': 'Reduzir',
      }}
      on={{
        view: ({ index }) => {
          setPlace(index)
          const photo = photos[index]
          if (photo) onView(index, photo.id)
        },
        exited: () => focusTile(place),
      }}
      render={{
        iconError: () => (
          <img src={missing} alt={galleryPage.photoMissing} className="max-h-[60vh] rounded-card" />
        ),
        controls: () => <Below event={event} place={place} photo={photos[place]} />,
      }}
    />
  )
}

function Below({
  event,
  place,
  photo,
}: {
  event: ShownEvent
  place: number
  photo: ShownPhoto | undefined
}) {
  return (
    <div className="lightbox-below">
      <p role="status">{galleryPage.counter(place + 1, event.photoCount)}</p>
      {photo && (
        <ExternalLink
          to={chatLink(galleryPage.removalMessage(event.nome, place + 1, photo.id))}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {galleryPage.removal}
        </ExternalLink>
      )}
    </div>
  )
}

/** Back to the thumbnail of the photo seen last; one that is not on the page leads to the last tile. */
function focusTile(place: number): void {
  const tiles = document.querySelectorAll<HTMLElement>('[data-place]')
  const tile =
    document.querySelector<HTMLElement>(`[data-place="${place}"]`) ?? tiles[tiles.length - 1]
  tile?.focus()
}
