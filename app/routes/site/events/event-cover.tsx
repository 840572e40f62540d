import placeholder from 'picture:event-placeholder'
import type { ShownCover } from '../../../shown-cover.ts'
import { PhotoImage } from '../../../ui/photo-image.tsx'
import { Picture } from '../../../ui/picture.tsx'

type EventCoverProps = { cover: ShownCover; leading: boolean }

const shape = 'bubble aspect-[3/2] [--bubble:2rem]'

/** The chosen picture, else the first photo, else a drawing. The name beside it says what it is. */
export function EventCover({ cover, leading }: EventCoverProps) {
  const sizes = leading
    ? '(min-width: 1024px) 42rem, 95vw'
    : '(min-width: 1024px) 24rem, (min-width: 640px) 46vw, 80vw'
  if (!cover) return <Picture source={placeholder} alt="" sizes={sizes} className={shape} />
  const { src, srcSet } = cover
  return (
    <PhotoImage
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt=""
      first={leading}
      className={`w-full ${shape}`}
    />
  )
}
