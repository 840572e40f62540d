import type { Slice } from '#domain/events/event-store.ts'
import { readPageNumber } from '../../../page-number.ts'

/** What the address asks for: the first photos or all of them, page by page, and one opened. */
export type GalleryView = { all: boolean; page: number; photo: number | null }

/** Shown at first; above `toggleAbove` a toggle shows all, below it the last tile opens the rest. */
export const photosAtFirst = 6
export const toggleAbove = 10
/** An evening has a hundred photos, a festival thousands: they come in portions of this size. */
export const photosAPage = 120

export function readView(searchParams: URLSearchParams): GalleryView {
  const all = searchParams.get('fotos') === 'todas'
  const photo = Number(searchParams.get('foto'))
  return {
    all,
    page: all ? readPageNumber(searchParams.get('pagina')) : 1,
    photo: Number.isSafeInteger(photo) && photo > 0 ? photo : null,
  }
}

export function sliceOf({ all, page }: GalleryView): Slice {
  if (!all) return { from: 0, size: photosAtFirst }
  return { from: (page - 1) * photosAPage, size: photosAPage }
}

/** The view without what the gallery has no longer: a photo that is gone, a page past the last. */
export function nearestView(
  view: GalleryView,
  { place, total }: { place: number | null; total: number },
): GalleryView {
  if (view.photo !== null && place === null) return { ...view, photo: null }
  if (view.page > 1 && sliceOf(view).from >= total) return { ...view, page: 1 }
  return view
}

/** '?fotos=todas&pagina=2', with the first page as the bare address. */
export function addressOfPage(page: number): string {
  return page === 1 ? '?fotos=todas' : `?fotos=todas&pagina=${page}`
}

/** The view as an address says it, and nothing else that may have stood there. */
export function searchOfView({ all, page, photo }: GalleryView): string {
  const opened = photo === null ? '' : `foto=${photo}`
  if (!all) return opened && `?${opened}`
  return addressOfPage(page) + (opened && `&${opened}`)
}
