import { data, href, redirect } from 'react-router'
import { logChangeContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { loadFailure, removeForGoodFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { readPhotoIds } from '#app/routes/admin/photos/photo-ids.ts'
import { binWords } from '#content/bin.ts'
import { chosenPhotos } from '#domain/events/deleted-item.ts'
import { removeItem } from '#domain/events/empty-bin.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/remove-item'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { events } = context.get(servicesContext)
  const item = await orStoreFault(events.bin.find(params.item), context)
  if (isStoreFault(item)) return loadFailure(item)
  if (!item) throw redirect(withFlash(href('/admin/lixeira'), 'fora-da-lixeira'))
  const photoIds = readPhotoIds(url.searchParams)
  if (item.kind === 'event') {
    return { failure: null, question: binWords.forGood.event(item.event.nome), photoIds: [] }
  }
  const { chosen } = chosenPhotos(item, photoIds.length > 0 ? photoIds : undefined)
  return { failure: null, question: binWords.forGood.photos(chosen.length), photoIds }
}

/** Removing what is already gone succeeds. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const chosen = readPhotoIds(await request.formData())
  const photoIds = chosen.length > 0 ? chosen : undefined
  const services = context.get(servicesContext)
  const removal = { now: services.now(), onFilesLeft: logFilesLeft(context) }
  const removed = await orStoreFault(removeItem(params.item, photoIds, services, removal), context)
  if (isStoreFault(removed)) return data({ failure: removeForGoodFailed }, { status: 503 })
  context.get(logChangeContext)('removed from the bin for good', { item: params.item })
  return redirect(withFlash(href('/admin/lixeira'), 'excluido-de-verdade'))
}

export default function RemoveItem({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  return (
    <ConfirmPage
      title={binWords.forGood.title}
      question={loaderData.question}
      consequence={binWords.forGood.consequence}
      confirm={binWords.forGood.label}
      failure={actionData?.failure}
      cancelPath={href('/admin/lixeira')}
      hiddenFields={loaderData.photoIds.map((id) => (
        <input key={id} type="hidden" name="foto" value={id} />
      ))}
    />
  )
}
