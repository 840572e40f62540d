import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/set-cover'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { events } = context.get(servicesContext)
  const photoId = Number((await request.formData()).get('capa'))
  const event = await orStoreFault(setCover(events, params.eventoId, photoId), context)
  const back = photosPath(params.eventoId, url)
  if (isStoreFault(event)) return redirect(withFlash(back, 'capa-nao-trocada'))
  return redirect(event ? back : eventNotFoundPath)
}

async function setCover(events: EventStore, eventId: string, photoId: number) {
  const event = await events.one(eventId)
  const photo = event?.fotos.find(({ id }) => id === photoId)
  if (photo) await events.setCover(eventId, photo.url)
  return event
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
