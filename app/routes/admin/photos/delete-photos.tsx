import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { newDeletion } from '#app/routes/admin/bin/deletion.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { deletePhotoFailed, loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { isForGood } from '#app/routes/admin/dialogs/for-good-choice.tsx'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { removeWords } from '#content/admin.ts'
import { removePhotos } from '#domain/photos/remove-photos.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/delete-photos'
import { readPhotoIds } from './photo-ids.ts'
import { deletionQuestion, photoDeletionConsequence } from './photo-list.tsx'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true, destructive: 'bin' }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { events } = context.get(servicesContext)
  const event = await orStoreFault(events.one(params.eventoId), context)
  if (isStoreFault(event)) return loadFailure(event)
  if (!event) throw redirect(eventNotFoundPath)
  const ids = readPhotoIds(url.searchParams)
  const photos = event.fotos
    .filter(({ id }) => ids.includes(id))
    .map(({ id, nome }) => ({ id, nome }))
  const cancelPath = photosPath(event.id, url)
  if (photos.length === 0) throw redirect(cancelPath)
  return { failure: null, photos, cancelPath }
}

/** Deleting photos that are already gone succeeds. */
export async function action({ request, params: { eventoId }, url, context }: Route.ActionArgs) {
  const form = await request.formData()
  const ids = readPhotoIds(form)
  const n = String(ids.length)
  const services = context.get(servicesContext)
  const events = recordedEvents(context)
  const back = photosPath(eventoId, url)
  if (isForGood(form)) {
    const removal = { now: services.now(), onFilesLeft: logFilesLeft(context) }
    const ports = { ...services, events }
    const removed = await orStoreFault(removePhotos(eventoId, ids, ports, removal), context)
    if (isStoreFault(removed)) return data({ failure: deletePhotoFailed }, { status: 503 })
    if (!removed) throw redirect(eventNotFoundPath)
    return redirect(withFlash(back, 'fotos-apagadas', { n }))
  }
  const item = await orStoreFault(
    newDeletion(context).then((deletion) => events.bin.putPhotos(eventoId, ids, deletion)),
    context,
  )
  if (isStoreFault(item)) return data({ failure: deletePhotoFailed }, { status: 503 })
  if (!item) throw redirect(eventNotFoundPath)
  const undoable = item.photos.length > 0 ? { item: item.id } : {}
  return redirect(withFlash(back, 'foto-excluida', { n, ...undoable }))
}

export default function DeletePhotos({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { photos, cancelPath } = loaderData
  const ids = photos.map(({ id }) => id)
  return (
    <ConfirmPage
      title={removeWords.photoTitle}
      question={deletionQuestion(ids, photos)}
      consequence={photoDeletionConsequence}
      toBin
      failure={actionData?.failure}
      cancelPath={cancelPath}
      hiddenFields={ids.map((id) => <input key={id} type="hidden" name="foto" value={id} />)}
    />
  )
}
