import placeholder from 'picture:event-placeholder'
import type { CoverView } from '#app/event-view.ts'
import { acrossPhone, PhotoImage } from '#app/ui/photo-image.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { usePhotoFallback, useSlotPictures } from '#app/use-slot-pictures.ts'

type EventCoverProps = {
  cover: CoverView
  /** The event's place in the list, from 0. */
  place: number
}

export function EventCover({ cover, place }: EventCoverProps) {
  const pictures = useSlotPictures()
  const fallback = usePhotoFallback()
  const featured = place === 0
  const isRow = place > 1
  const shape = `bubble aspect-[3/2] [--bubble:2rem] ${isRow ? 'max-sm:aspect-[4/5] max-sm:[--bubble:1.25rem]' : ''}`
  const sizes = featured
    ? `(min-width: 1024px) 42rem, (min-width: 640px) 95vw, ${acrossPhone}`
    : `(min-width: 1024px) 24rem, (min-width: 640px) 46vw, ${isRow ? '12rem' : acrossPhone}`
  if (!cover) {
    const source = pictures['event-placeholder'] ?? placeholder
    return <Picture source={source} alt="" sizes={sizes} className={shape} />
  }
  const { src, srcSet } = cover
  return (
    <PhotoImage
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt=""
      fallback={fallback}
      priority={featured}
      className={`w-full ${shape}`}
    />
  )
}
