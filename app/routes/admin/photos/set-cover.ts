import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordEventChange } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import type { EventStore } from '#domain/events/event-store.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/set-cover'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { events } = context.get(servicesContext)
  const photoId = Number((await request.formData()).get('capa'))
  const outcome = await orStoreFault(setCover(events, params.eventoId, photoId), context)
  const back = photosPath(params.eventoId, url)
  if (isStoreFault(outcome)) return redirect(withFlash(back, 'capa-nao-trocada'))
  if (outcome === 'event-missing') return redirect(eventNotFoundPath)
  if (outcome === 'set') await recordEventChange(context, params.eventoId, { kind: 'cover' })
  return redirect(back)
}

async function setCover(events: EventStore, eventId: string, photoId: number) {
  const event = await events.one(eventId)
  const photo = event?.fotos.find(({ id }) => id === photoId)
  if (!event) return 'event-missing'
  if (!photo) return 'photo-missing'
  await events.setCover(eventId, photo.url)
  return 'set'
}

/** The login redirects here if the session had ended at the press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
