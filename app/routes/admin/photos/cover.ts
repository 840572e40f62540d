import { href, redirect } from 'react-router'
import { logErrorContext, servicesContext } from '../../../context.ts'
import type { Route } from './+types/cover'
import { photosPath } from './photos-path.ts'

/** One of the event's own photos becomes its cover. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const { events } = context.get(servicesContext)
  const wanted = Number((await request.formData()).get('capa'))
  try {
    const event = await events.one(params.eventoId)
    if (!event) return redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
    const photo = event.fotos.find(({ id }) => id === wanted)
    if (photo) await events.setCover(event.id, photo.url)
  } catch (fault) {
    context.get(logErrorContext)(fault)
    return redirect(photosPath(params.eventoId, url, { aviso: 'capa-nao-trocada' }))
  }
  return redirect(photosPath(params.eventoId, url))
}

/** Where the login leads back to when the session ended at this very press. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}
