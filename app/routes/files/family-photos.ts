import { servicesContext } from '#app/context.ts'
import { photoView } from '#app/photo-view.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { photosPerRequest } from '#app/routes/site/gallery/photo-portions.ts'
import { viewerOf } from '#app/viewer.ts'
import type { Route } from './+types/family-photos'
import { orUnavailable } from './or-unavailable.ts'

export const handle: RouteHandle = { guarded: true }

/** For the lightbox of a gallery that is not for everyone. */
export const loader = orUnavailable(async ({ request, params, url, context }: Route.LoaderArgs) => {
  const from = Number(url.searchParams.get('de')) || 0
  const { guardedEvents, photoUrls } = context.get(servicesContext)
  const viewer = await viewerOf(request, context)
  const gallery = await guardedEvents.gallery(params.id, viewer, { from, size: photosPerRequest })
  if (!gallery) return Response.json({ photos: [] }, { status: 404 })
  const sizesOf = photoUrls.of(gallery.event)
  return Response.json({ photos: gallery.photos.map((photo) => photoView(photo, sizesOf)) })
})
