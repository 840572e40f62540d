import { redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { movePhotos, type PhotoPlace } from '#domain/photos/arrange-photos.ts'
import type { Route } from './+types/move-photos'
import { arrangeAndReturn } from './arrange-and-return.ts'
import { readPhotoIds } from './photo-ids.ts'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const place = readPlace(form)
  if (!place) return redirect(photosPath(params.eventoId, url))
  return arrangeAndReturn(params.eventoId, movePhotos(readPhotoIds(form), place), { url, context })
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}

function readPlace(form: FormData): PhotoPlace | null {
  const neighbour = Number(form.get('vizinha'))
  switch (form.get('lugar')) {
    case 'inicio':
      return 'first'
    case 'fim':
      return 'last'
    case 'antes':
      return { before: neighbour }
    case 'depois':
      return { after: neighbour }
    default:
      return null
  }
}
