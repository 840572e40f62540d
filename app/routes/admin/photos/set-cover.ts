import { type RouterContextProvider, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/set-cover'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const photoId = Number((await request.formData()).get('capa'))
  const set = recordedEvents(context).setCover(params.eventoId, photoId)
  const done = await orStoreFault(set, context)
  const back = photosPath(params.eventoId, url)
  if (isStoreFault(done)) return redirect(withFlash(back, 'capa-nao-trocada'))
  if (!done && (await isMissing(params.eventoId, context))) return redirect(eventNotFoundPath)
  return redirect(back)
}

/** Otherwise only the photo is gone, as the list shows. */
async function isMissing(id: string, context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { events } = context.get(servicesContext)
  return (await orStoreFault(events.gallery(id, { from: 0, size: 0 }), context)) === null
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
