import { redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { sortByDateTaken } from '#domain/photos/arrange-photos.ts'
import type { Route } from './+types/sort-photos'
import { arrangeAndReturn } from './arrange-and-return.ts'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export function action({ params, url, context }: Route.ActionArgs) {
  return arrangeAndReturn(params.eventoId, sortByDateTaken, { url, context })
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
