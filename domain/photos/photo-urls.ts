import { guardedFolder } from '#domain/events/guarded-path.ts'
import { isPublic, type Visible } from '#domain/events/visibility.ts'
import { photoKey } from './photo-key.ts'
import type { BrandFile, slotWidths } from './slot-files.ts'

export type PhotoToShow = { url: string; width?: number; height?: number }
export type PhotoSizeUrls = { src: string; srcSet?: string; large: string; og: string | null }
/** `isLight`: a logo that white would hide. */
export type BrandPicture = { file: BrandFile; isLight: boolean }
export type SlotSize = { width: (typeof slotWidths)[number]; format: 'avif' | 'webp' }

/** What one kind of photo store knows about URLs, whichever account or site made them. */
export type PhotoUrls = {
  /** Whether the file behind the URL is in a store of this kind. */
  isOwn(url: string): boolean
  /** The public URLs of a photo's sizes. Null for a photo that is not in a store of this kind. */
  sizes(photo: PhotoToShow): PhotoSizeUrls | null
  /** The URLs in the folder where this site forwards the photo to those who may see it. */
  guardedSizes(photo: PhotoToShow, folder: string): PhotoSizeUrls | null
  /** One width of a picture in a slot of the site; no picture is wider than it was. */
  slot(url: string, size: SlotSize): string | null
  /** One of the further files of a logo or an icon. */
  brand(url: string, picture: BrandPicture): string | null
}

export type PhotoSizes = (photo: PhotoToShow) => PhotoSizeUrls

/** The URLs that pages use. */
export type ShownPhotoUrls = {
  /**
   * The sizes of an event's photos, by who may see the event now. There is no other way to get them, so no
   * page can forget the check.
   */
  of(event: Visible & { id: string }): PhotoSizes
  site: SitePictureUrls
}

/** The site's own pictures, which everyone sees. */
export type SitePictureUrls = {
  sizes: PhotoSizes
  slot(url: string, size: SlotSize): string
  brand(url: string, picture: BrandPicture): string
}

/** Documents may hold URLs of every store, chosen or not, and of none: those are shown as they are. */
export function shownPhotoUrls(stores: readonly PhotoUrls[], now: () => Date): ShownPhotoUrls {
  const firstOf = <T>(ask: (store: PhotoUrls) => T | null): T | null => {
    for (const store of stores) {
      const found = ask(store)
      if (found !== null) return found
    }
    return null
  }
  const asIs = ({ url }: PhotoToShow): PhotoSizeUrls => ({ src: url, large: url, og: null })
  const sizes: PhotoSizes = (photo) => firstOf((store) => store.sizes(photo)) ?? asIs(photo)
  return {
    of: (event) => {
      if (isPublic(event, now())) return sizes
      return (photo) => {
        const folder = guardedFolder(event.id, photoKey(photo.url))
        return firstOf((store) => store.guardedSizes(photo, folder)) ?? asIs(photo)
      }
    },
    site: {
      sizes,
      slot: (url, size) => firstOf((store) => store.slot(url, size)) ?? url,
      brand: (url, picture) => firstOf((store) => store.brand(url, picture)) ?? url,
    },
  }
}

/** No size is enlarged, so a narrow picture has fewer widths, each with its true width. */
export function srcSet({ width }: PhotoToShow, sizes: [number, string][]): string {
  const widest = width ?? Number.POSITIVE_INFINITY
  const enough = sizes.findIndex(([wanted]) => wanted >= widest)
  const offered = enough < 0 ? sizes : sizes.slice(0, enough + 1)
  return offered.map(([wanted, url]) => `${url} ${Math.min(wanted, widest)}w`).join(', ')
}
