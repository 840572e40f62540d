import { servicesContext } from '#app/context.ts'
import { photoView } from '#app/photo-view.ts'
import { photosPerRequest } from '#app/routes/site/gallery/photo-portions.ts'
import type { Route } from './+types/gallery-photos'
import { orUnavailable } from './or-unavailable.ts'

/** For the lightbox, which walks through all photos of a gallery. */
export const loader = orUnavailable(async ({ params, url, context }: Route.LoaderArgs) => {
  const from = Number(url.searchParams.get('de')) || 0
  const { publicEvents, photoUrls } = context.get(servicesContext)
  const gallery = await publicEvents.gallery(params.id, { from, size: photosPerRequest })
  if (!gallery) return Response.json({ photos: [] }, { status: 404 })
  const sizesOf = photoUrls.of(gallery.event)
  return Response.json(
    { photos: gallery.photos.map((photo) => photoView(photo, sizesOf)) },
    { headers: { 'x-robots-tag': 'noindex' } },
  )
})
