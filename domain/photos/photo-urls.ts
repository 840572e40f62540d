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
  /** Whether the file is one of those that only families and the admin get. */
  isGuarded(url: string): boolean
  /** Null when this store makes no sizes of the picture at that URL. */
  sizes(photo: PhotoToShow): PhotoSizeUrls | null
  /** One width of a picture in a slot of the site; no picture is wider than it was. */
  slot(url: string, size: SlotSize): string | null
  /** One of the further files of a logo or an icon. */
  brand(url: string, picture: BrandPicture): string | null
}

/** What pages ask. */
export type ShownPhotoUrls = {
  isGuarded(url: string): boolean
  sizes(photo: PhotoToShow): PhotoSizeUrls
  slot(url: string, size: SlotSize): string
  brand(url: string, picture: BrandPicture): string
}

/** Documents may hold URLs of every store, chosen or not, and of none: those are shown as they are. */
export function shownPhotoUrls(stores: readonly PhotoUrls[]): ShownPhotoUrls {
  const firstOf = <T>(ask: (store: PhotoUrls) => T | null): T | null => {
    for (const store of stores) {
      const found = ask(store)
      if (found !== null) return found
    }
    return null
  }
  return {
    isGuarded: (url) => stores.some((store) => store.isGuarded(url)),
    sizes: (photo) =>
      firstOf((store) => store.sizes(photo)) ?? { src: photo.url, large: photo.url, og: null },
    slot: (url, size) => firstOf((store) => store.slot(url, size)) ?? url,
    brand: (url, picture) => firstOf((store) => store.brand(url, picture)) ?? url,
  }
}

/** No size is enlarged, so a narrow picture has fewer widths, each with its true width. */
export function srcSet({ width }: PhotoToShow, sizes: [number, string][]): string {
  const widest = width ?? Number.POSITIVE_INFINITY
  const enough = sizes.findIndex(([wanted]) => wanted >= widest)
  const offered = enough < 0 ? sizes : sizes.slice(0, enough + 1)
  return offered.map(([wanted, url]) => `${url} ${Math.min(wanted, widest)}w`).join(', ')
}
