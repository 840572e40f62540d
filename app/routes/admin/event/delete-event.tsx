import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { deleteEventFailed, loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { removeWords } from '#content/admin.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/delete-event'

export const handle: RouteHandle = { form: true }

export async function loader({ params, context }: Route.LoaderArgs) {
  const { events } = context.get(servicesContext)
  const gallery = await orStoreFault(events.gallery(params.eventoId, { from: 0, size: 0 }), context)
  if (isStoreFault(gallery)) return loadFailure(gallery)
  if (!gallery) throw redirect(eventNotFoundPath)
  const { nome, photoCount } = gallery.event
  return { failure: null, nome, photoCount }
}

/** Deleting an event that is already gone succeeds. */
export async function action({ params, context }: Route.ActionArgs) {
  const removed = await orStoreFault(
    removeEvent(params.eventoId, context.get(servicesContext), logFilesLeft(context)),
    context,
  )
  if (isStoreFault(removed)) return data({ failure: deleteEventFailed }, { status: 503 })
  if (removed) {
    const { id, nome, fotos } = removed
    const change = { event: id, subject: nome, count: fotos.length }
    await recordChange(context, { kind: 'event-deleted', ...change })
  }
  return redirect(withFlash(href('/admin'), 'evento-excluido'))
}

export default function DeleteEvent({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  return (
    <ConfirmPage
      title={removeWords.eventTitle}
      question={removeWords.event(loaderData.nome, loaderData.photoCount)}
      failure={actionData?.failure}
      cancelPath={href('/admin')}
    />
  )
}
