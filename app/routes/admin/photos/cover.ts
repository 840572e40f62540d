import { href, redirect } from 'react-router'
import { servicesContext } from '../../../context.ts'
import type { Route } from './+types/cover'

/** One of the event's own photos becomes its cover. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { events } = context.get(servicesContext)
  const wanted = Number((await request.formData()).get('capa'))
  const event = await events.one(params.eventoId)
  if (!event) throw redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
  const photo = event.fotos.find(({ id }) => id === wanted)
  if (photo) await events.setCover(event.id, photo.url)
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId: event.id }))
}
