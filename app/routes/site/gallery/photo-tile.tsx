import type { PhotoView } from '#app/photo-view.ts'
import { PhotoImage } from '#app/ui/photo-image.tsx'
import { galleryPage } from '#content/gallery.ts'
import type { GalleryEvent } from './photo-gallery.tsx'
import { type TileLayout, tileClass, tileSizes } from './photo-layout.ts'

type PhotoTileProps = {
  photo: PhotoView
  event: GalleryEvent
  fallback: string
  /** From 0. */
  position: number
  /** Null where all tiles are alike. */
  layout: TileLayout | null
  /** How many photos only this tile leads to. */
  hiddenCount: number
}

/** Opened by open-photos.ts; without script it leads to the file. */
export function PhotoTile(props: PhotoTileProps) {
  const { photo, event, fallback, position, layout, hiddenCount } = props
  return (
    <li className={tileClass(photo, layout)}>
      <a
        href={photo.large}
        data-position={position}
        aria-label={galleryPage.openPhoto(position + 1, event.photoCount, photo.legenda)}
        data-photo={photo.id}
        className="photo-tile relative block h-full"
      >
        <PhotoImage
          src={photo.src}
          srcSet={photo.srcSet}
          sizes={tileSizes(layout)}
          alt={photo.legenda ?? galleryPage.photoAlt(position + 1, event.nome)}
          fallback={fallback}
          priority={position === 0}
          className="size-full"
        />
        {hiddenCount > 0 && (
          <span
            aria-hidden="true"
            className="absolute inset-0 grid place-items-center bg-[#0b1b3fb8] font-display font-bold text-heading text-white"
          >
            +{hiddenCount}
          </span>
        )}
      </a>
    </li>
  )
}
