import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { readSubmissionId } from '#app/routes/admin/forms/submission-id.ts'
import { ndjsonResponse } from '#app/routes/admin/photos/upload-stream.ts'
import { cancelSlotPicture } from '#domain/school/slot-pictures.ts'
import type { Route } from './+types/cancel-picture'
import { afterReplacing } from './receive-picture.ts'
import { slotNamed } from './slot.ts'

export const handle: RouteHandle = { form: true }

/** Gives up a photo that is on its way, by script; one that is saved stays. 202: its upload will tell. */
export async function action({ params, context }: Route.ActionArgs) {
  const slot = slotNamed(params.imagem)
  const { now, waiting, school } = context.get(servicesContext)
  const id = readSubmissionId(params.envioId)
  const end = id ? await cancelSlotPicture(id, waiting, now()) : 'cancelled'
  if (end === 'undecided') return new Response(null, { status: 202 })
  if (end === 'cancelled') return ndjsonResponse({ cancelled: true })
  const { pictures } = await school.latest()
  return ndjsonResponse({ next: afterReplacing(slot, pictures) })
}

export function loader({ params: { imagem } }: Route.LoaderArgs) {
  return redirect(href('/admin/escola/imagens/:imagem', { imagem }))
}
