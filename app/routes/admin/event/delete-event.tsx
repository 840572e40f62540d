import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventView } from '#app/event-view.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { newDeletion } from '#app/routes/admin/bin/deletion.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { deleteEventFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { isForGood } from '#app/routes/admin/dialogs/for-good-choice.tsx'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { removeWords } from '#content/admin.ts'
import { binWords } from '#content/bin.ts'
import { removeEvent } from '#domain/events/remove-event.ts'
import type { Route } from './+types/delete-event'
import { findEvent } from './find-event.ts'

export const handle: RouteHandle = { form: true, destructive: 'bin' }

export const loader = loading(async ({ params, context }: Route.LoaderArgs) => {
  const event = await findEvent(params.eventoId, context)
  return eventView(event, context.get(servicesContext).photoUrls)
})

/** Deleting an event that is already gone succeeds. */
export const action = acting(
  async ({ request, params: { eventoId }, context }: Route.ActionArgs) => {
    const services = context.get(servicesContext)
    const events = recordedEvents(context)
    if (isForGood(await request.formData())) {
      const removal = { now: services.clock.now(), onFilesLeft: logFilesLeft(context) }
      await removeEvent(eventoId, { ...services, events }, removal)
      return redirect(withFlash(href('/admin'), 'evento-apagado'))
    }
    const item = await events.bin.putEvent(eventoId, newDeletion(context))
    return redirect(withFlash(href('/admin'), 'evento-excluido', item ? { item: item.id } : {}))
  },
  deleteEventFailed,
)

export default function DeleteEvent({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={removeWords.eventTitle}
      question={removeWords.event(loaderData.nome, loaderData.photoCount)}
      consequence={binWords.toBin}
      toBin
      pictures={[loaderData.cover?.src]}
      failure={actionData?.failure}
      cancelPath={href('/admin')}
    />
  )
}
