import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { cancelBatch } from '#domain/photos/waiting-batch.ts'
import type { Route } from './+types/cancel-upload'

export const handle: RouteHandle = { form: true }

/** Gives up a batch that is on its way or waits; one that is saved stays. */
export async function action({ params, context }: Route.ActionArgs) {
  const { eventoId, envioId } = params
  const { now, ...ports } = context.get(servicesContext)
  const id = readSubmissionId(envioId)
  if (id) await cancelBatch({ id, eventId: eventoId }, ports, now())
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))
}

export function loader({ params: { eventoId } }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos', { eventoId }))
}
