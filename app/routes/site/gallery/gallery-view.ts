import type { Slice } from '#domain/events/event-store.ts'

/** What the address asks for: the first photos or all of them, page by page, and one opened. */
export type GalleryView = { all: boolean; page: number; photo: number | null }

/** Shown at first; above `toggleAbove` a toggle shows all, below it the last tile opens the rest. */
export const photosAtFirst = 6
export const toggleAbove = 10
/** An evening has a hundred photos, a festival thousands: they come in portions of this size. */
export const photosAPage = 120

export function readView(searchParams: URLSearchParams): GalleryView {
  const all = searchParams.get('fotos') === 'todas'
  const page = Number(searchParams.get('pagina'))
  const photo = Number(searchParams.get('foto'))
  return {
    all,
    page: all && Number.isSafeInteger(page) && page > 0 ? page : 1,
    photo: Number.isSafeInteger(photo) && photo > 0 ? photo : null,
  }
}

export function sliceOf({ all, page }: GalleryView): Slice {
  if (!all) return { from: 0, size: photosAtFirst }
  return { from: (page - 1) * photosAPage, size: photosAPage }
}

/** '?fotos=todas&pagina=2', with the first page as the bare address. */
export function addressOfPage(page: number): string {
  return page === 1 ? '?fotos=todas' : `?fotos=todas&pagina=${page}`
}
