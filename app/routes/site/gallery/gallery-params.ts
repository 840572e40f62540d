import { pageSlice, readPageNumber } from '#app/pagination.ts'
import type { Slice } from '#domain/events/listed-events.ts'

/** What the URL requests: the first photos, or pages of all of them (`all`), and an opened one. */
export type GalleryParams = { all: boolean; page: number; photo: number | null }

export const firstPhotos = 6
/** Above this number a toggle shows all photos; below it the last tile opens the rest. */
export const toggleAbove = 10
export const photosPerPage = 120

export function readGalleryParams(searchParams: URLSearchParams): GalleryParams {
  const all = searchParams.get('fotos') === 'todas'
  const photo = Number(searchParams.get('foto'))
  return {
    all,
    page: all ? readPageNumber(searchParams.get('pagina')) : 1,
    photo: Number.isSafeInteger(photo) && photo > 0 ? photo : null,
  }
}

export function gallerySlice({ all, page }: GalleryParams): Slice {
  return all ? pageSlice(page, photosPerPage) : { from: 0, size: firstPhotos }
}

/** Drops what the gallery no longer has: a deleted photo, or a page past the last. */
export function existingParams(
  params: GalleryParams,
  { position, total }: { position: number | null; total: number },
): GalleryParams {
  if (params.photo !== null && position === null) return { ...params, photo: null }
  if (params.page > 1 && gallerySlice(params).from >= total) return { ...params, page: 1 }
  return params
}

export function pageSearch(page: number): string {
  return page === 1 ? '?fotos=todas' : `?fotos=todas&pagina=${page}`
}

/** The canonical spelling of these parameters. */
export function gallerySearch({ all, page, photo }: GalleryParams): string {
  const opened = photo === null ? '' : `foto=${photo}`
  if (!all) return opened && `?${opened}`
  return pageSearch(page) + (opened && `&${opened}`)
}
