import { galleryPage } from '#content/gallery.ts'
import type { ShownEvent } from '../../../shown-cover.ts'
import type { ShownPhoto } from '../../../shown-photo.ts'
import { PhotoImage } from '../../../ui/photo-image.tsx'

type PhotoTileProps = {
  photo: ShownPhoto
  event: ShownEvent
  /** From 0. */
  place: number
  /** The first of the closed gallery stands in four times the room. */
  leading: boolean
  /** How many photos are behind this tile; 0 for an ordinary one. */
  more: number
  onOpen: () => void
}

/** A link to the large picture, which the lightbox takes over once the script is there. */
export function PhotoTile({ photo, event, place, leading, more, onOpen }: PhotoTileProps) {
  return (
    <li className={leading ? 'photo-leading' : ''}>
      <a
        href={photo.large}
        data-place={place}
        aria-label={galleryPage.openPhoto(place + 1, event.photoCount)}
        onClick={(click) => {
          // A new tab is the visitor's own wish.
          if (click.metaKey || click.ctrlKey || click.shiftKey) return
          click.preventDefault()
          onOpen()
        }}
        className="photo-tile relative block h-full"
      >
        <PhotoImage
          src={photo.src}
          srcSet={photo.srcSet}
          // Phones show two in a row: 400 pixels are plenty for half a screen.
          sizes={leading ? '(min-width: 768px) 48rem, 300px' : '(min-width: 768px) 22rem, 150px'}
          alt={galleryPage.photoAlt(place + 1, event.nome)}
          first={place === 0}
          className="size-full"
        />
        {more > 0 && (
          <span
            aria-hidden="true"
            className="absolute inset-0 grid place-items-center bg-[#0b1b3fb8] font-display font-bold text-heading text-white"
          >
            +{more}
          </span>
        )}
      </a>
    </li>
  )
}
