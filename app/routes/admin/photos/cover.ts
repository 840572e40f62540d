import { href, redirect } from 'react-router'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { faultNotice } from '../notice.ts'
import type { Route } from './+types/cover'

/** One of the event's own photos becomes its cover. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wanted = Number((await request.formData()).get('capa'))
  try {
    const { events } = context.get(servicesContext)
    const event = await events.one(params.eventoId)
    if (!event) return redirect(`${href('/admin')}?aviso=evento-nao-encontrado`)
    const photo = event.fotos.find(({ id }) => id === wanted)
    if (photo) await events.setCover(event.id, photo.url)
    return redirect(href('/admin/evento/:eventoId/fotos', { eventoId: event.id }))
  } catch (fault) {
    context.get(logErrorContext)(fault)
    throw Response.json(faultNotice(fault, 'Erro ao Salvar'), { status: 503 })
  }
}
