import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { newDeletion } from '#app/routes/admin/bin/deletion.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { deletePhotoFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { isForGood } from '#app/routes/admin/dialogs/for-good-choice.tsx'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { photoNumbers } from '#domain/photos/photo-number.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import type { Route } from './+types/delete-photos'
import { adminPhotoView } from './admin-photo-view.ts'
import { readPhotoIds } from './photo-ids.ts'
import { deletionQuestion } from './photo-list.tsx'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true, destructive: 'bin' }

export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { events, photoUrls } = context.get(servicesContext)
  const event = await events.one(params.eventoId)
  if (!event) throw redirect(eventNotFoundPath)
  const ids = readPhotoIds(url.searchParams)
  const numbers = photoNumbers(event)
  const photos = event.fotos
    .filter(({ id }) => ids.includes(id))
    .map((photo) => ({ ...photo, numero: numbers.get(photo.id) ?? 0 }))
    .map((photo) => adminPhotoView(photo, null, photoUrls.of(event)))
  const cancelPath = photosPath(event.id, url)
  if (photos.length === 0) throw redirect(cancelPath)
  return { photos, cancelPath }
})

/** Deleting photos that are already gone succeeds. */
export const action = acting(
  async ({ request, params: { eventoId }, url, context }: Route.ActionArgs) => {
    const form = await request.formData()
    const ids = readPhotoIds(form)
    const n = String(ids.length)
    const services = context.get(servicesContext)
    const events = recordedEvents(context)
    const back = photosPath(eventoId, url)
    if (isForGood(form)) {
      const removal = { now: services.clock.now(), onFilesLeft: logFilesLeft(context) }
      const ports = { ...services, events }
      const removed = await removePhotos(eventoId, ids, ports, removal)
      if (!removed) throw redirect(eventNotFoundPath)
      return redirect(withFlash(back, 'fotos-apagadas', { n }))
    }
    const item = await events.bin.putPhotos(eventoId, ids, newDeletion(context))
    if (!item) throw redirect(eventNotFoundPath)
    const undoable = item.photos.length > 0 ? { item: item.id } : {}
    return redirect(withFlash(back, 'foto-excluida', { n, ...undoable }))
  },
  deletePhotoFailed,
)

export default function DeletePhotos({ loaderData, actionData }: Route.ComponentProps) {
  const { photos, cancelPath } = loaderData
  const ids = photos.map(({ id }) => id)
  return (
    <ConfirmPage
      {...deletionQuestion(photos)}
      failure={actionData?.failure}
      cancelPath={cancelPath}
      hiddenFields={ids.map((id) => <input key={id} type="hidden" name="foto" value={id} />)}
    />
  )
}
