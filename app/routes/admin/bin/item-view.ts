import { href, type RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { binWords } from '#content/bin.ts'
import { formatMoment } from '#content/moments.ts'
import { type DeletedItem, daysLeft, photosOf } from '#domain/events/deleted-item.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { photoNumbers } from '#domain/photos/photo-number.ts'

export type ThumbnailView = { id: number; numero: number | undefined; nome: string; src: string }

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
  /** Every photo, if several were deleted together. */
  photos: ThumbnailView[]
}

export async function itemView(
  item: DeletedItem,
  context: Readonly<RouterContextProvider>,
): Promise<ItemView> {
  const { events, clock, photos, photoUrls } = context.get(servicesContext)
  const list = photosOf(item)
  // The event remembers the numbers of its deleted photos.
  const event = item.kind === 'event' ? item.event : await events.one(item.eventId)
  const numbers = event ? photoNumbers(event) : new Map<number, number>()
  const thumbnail = (photo: Photo): ThumbnailView => ({
    id: photo.id,
    numero: numbers.get(photo.id),
    nome: photo.nome,
    // A photo at another service keeps its URL.
    src: photos.urls.isOwn(photo.url)
      ? href('/admin/lixeira/:item/fotos/:fotoId', { item: item.id, fotoId: String(photo.id) })
      : photoUrls.site.sizes(photo).src,
  })
  const cover = coverOf(item)
  return {
    id: item.id,
    kind: item.kind,
    title: titleOf(item, numbers),
    day: item.kind === 'event' ? item.event.data : null,
    photoCount: list.length,
    since: binWords.since(formatMoment(item.deletedAt), item.by),
    daysLeft: daysLeft(item, clock.now()),
    cover: cover ? thumbnail(cover) : null,
    photos: item.kind === 'photos' && list.length > 1 ? list.map(thumbnail) : [],
  }
}

function titleOf(item: DeletedItem, numbers: Map<number, number>): string {
  if (item.kind === 'event') return item.event.nome
  const [first, ...others] = item.photos
  if (others.length > 0) return binWords.photosOf(item.photos.length, item.eventName)
  return binWords.photoOf(item.eventName, first && numbers.get(first.photo.id))
}

function coverOf(item: DeletedItem): Photo | undefined {
  const list = photosOf(item)
  const chosen = item.kind === 'event' && list.find(({ url }) => url === item.event.imagem)
  return chosen || list[0]
}
