import placeholder from 'picture:event-placeholder'
import type { CoverView } from '#app/event-view.ts'
import { acrossPhone, PhotoImage } from '#app/ui/photo-image.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { usePhotoFallback, useSlotPictures } from '#app/use-slot-pictures.ts'

type EventCoverProps = { cover: CoverView; featured: boolean }

const shape = 'bubble aspect-[3/2] [--bubble:2rem]'

export function EventCover({ cover, featured }: EventCoverProps) {
  const pictures = useSlotPictures()
  const fallback = usePhotoFallback()
  const sizes = featured
    ? `(min-width: 1024px) 42rem, (min-width: 640px) 95vw, ${acrossPhone}`
    : `(min-width: 1024px) 24rem, (min-width: 640px) 46vw, ${acrossPhone}`
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
