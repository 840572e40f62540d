import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { binWords } from '#content/bin.ts'
import { formatMoment } from '#content/moments.ts'
import { type DeletedItem, daysLeft, photosOf } from '#domain/events/deleted-item.ts'
import type { Photo } from '#domain/photos/photo.ts'

export type ThumbnailView = { id: number; nome: string; src: string }

/** An item of the bin as the browser gets it. */
export type ItemView = {
  id: string
  kind: DeletedItem['kind']
  title: string
  day: string | null
  photoCount: number
  since: string
  daysLeft: number
  cover: ThumbnailView | null
  /** Of several photos that were deleted together, each. */
  photos: ThumbnailView[]
}

export function itemView(item: DeletedItem, context: Readonly<RouterContextProvider>): ItemView {
  const { now, photos, photoUrls } = context.get(servicesContext)
  const list = photosOf(item)
  const thumbnail = (photo: Photo): ThumbnailView => ({
    id: photo.id,
    nome: photo.nome,
    // A photo of another service stays where it is.
    src: photos.urls.isOwn(photo.url)
      ? href('/admin/lixeira/:item/fotos/:fotoId', { item: item.id, fotoId: String(photo.id) })
      : photoUrls.site.sizes(photo).src,
  })
  const cover = coverOf(item)
  return {
    id: item.id,
    kind: item.kind,
    title: titleOf(item),
    day: item.kind === 'event' ? item.event.data : null,
    photoCount: list.length,
    since: binWords.since(formatMoment(item.deletedAt), item.by),
    daysLeft: daysLeft(item, now()),
    cover: cover ? thumbnail(cover) : null,
    photos: item.kind === 'photos' && list.length > 1 ? list.map(thumbnail) : [],
  }
}

function titleOf(item: DeletedItem): string {
  if (item.kind === 'event') return item.event.nome
  const count = item.photos.length
  return count === 1 ? binWords.photoOf(item.eventName) : binWords.photosOf(count, item.eventName)
}

function coverOf(item: DeletedItem): Photo | undefined {
  const list = photosOf(item)
  const chosen = item.kind === 'event' && list.find(({ url }) => url === item.event.imagem)
  return chosen || list[0]
}
