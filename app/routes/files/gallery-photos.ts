import { servicesContext } from '../../context.ts'
import { shownPhoto } from '../../shown-photo.ts'
import type { Route } from './+types/gallery-photos'

/** How many photos the lightbox asks for at a time. */
export const photosAtATime = 60

/** Photos of a gallery from a given place on, for the lightbox that walks through all of them. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const from = Number(new URL(request.url).searchParams.get('de')) || 0
  const { events } = context.get(servicesContext)
  const found = await events.gallery(params.id, { from, size: photosAtATime })
  if (!found) return Response.json({ photos: [] }, { status: 404 })
  return Response.json(
    { photos: found.photos.map((photo) => shownPhoto(photo)) },
    { headers: { 'x-robots-tag': 'noindex' } },
  )
}
