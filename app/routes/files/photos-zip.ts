import { makeZip } from 'client-zip'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { viewerOf } from '#app/viewer.ts'
import { archiveName, photoNames } from '#domain/photos/archive-names.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { Route } from './+types/photos-zip'
import { whileAllowed } from './while-allowed.ts'

export const handle: RouteHandle = { guarded: true }

const photosPerRead = 60

/** All photos of a gallery as one file, for families and the admin. One photo at a time is in memory. */
export async function loader({ request, params: { id }, context }: Route.LoaderArgs) {
  const { guardedEvents, photos: store } = context.get(servicesContext)
  const viewer = await viewerOf(request, context)
  const found = await guardedEvents.find(id, viewer)
  if (!found || found.right === 'everyone' || found.event.photoCount === 0) {
    return new Response('Evento não encontrado', { status: 404 })
  }
  const { event } = found
  const nameOf = photoNames(event)

  const isAllowed = async () => {
    const now = await guardedEvents.find(id, await viewerOf(request, context))
    return now !== null && now.right !== 'everyone'
  }
  async function* photosInOrder(): AsyncGenerator<Photo> {
    for (let from = 0; ; from += photosPerRead) {
      const slice = { from, size: photosPerRead }
      const gallery = await guardedEvents.gallery(id, await viewerOf(request, context), slice)
      if (!gallery) throw new Error('the family link has ended')
      yield* gallery.photos
      if (gallery.photos.length < photosPerRead) return
    }
  }
  async function* files() {
    let place = 0
    for await (const photo of photosInOrder()) {
      place += 1
      const file = await store.open(photo, 'large')
      if (!file) continue
      const taken = Date.parse(photo.uploadedAt)
      yield {
        name: nameOf(place, file.contentType),
        input: file.body,
        ...(!Number.isNaN(taken) && { lastModified: new Date(taken) }),
      }
    }
  }

  return new Response(whileAllowed(makeZip(files()), isAllowed), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="fotos.zip"; filename*=UTF-8''${encodeURIComponent(archiveName(event))}`,
    },
  })
}
