import { href, redirect } from 'react-router'
import { logChangeContext, servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { removeForGoodFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { logFilesLeft } from '#app/routes/admin/faults/files-left.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { readPhotoIds } from '#app/routes/admin/photos/photo-ids.ts'
import { binWords } from '#content/bin.ts'
import { chosenPhotos } from '#domain/events/deleted-item.ts'
import { removeItem } from '#domain/events/empty-bin.ts'
import type { Route } from './+types/remove-item'
import { itemView } from './item-view.ts'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const item = await context.get(servicesContext).events.bin.find(params.item)
  if (!item) throw redirect(withFlash(href('/admin/lixeira'), 'fora-da-lixeira'))
  const photoIds = readPhotoIds(url.searchParams)
  const { cover, photos } = await itemView(item, context)
  if (item.kind === 'event') {
    const question = binWords.forGood.event(item.event.nome)
    return { question, photoIds: [], pictures: [cover?.src] }
  }
  const { chosen } = chosenPhotos(item, photoIds.length > 0 ? photoIds : undefined)
  const pictures = photos.filter(({ id }) => photoIds.length === 0 || photoIds.includes(id))
  return {
    question: binWords.forGood.photos(chosen.length),
    photoIds,
    pictures: photos.length > 0 ? pictures.map(({ src }) => src) : [cover?.src],
  }
})

/** Removing what is already gone succeeds. */
export const action = acting(async ({ request, params, context }: Route.ActionArgs) => {
  const chosen = readPhotoIds(await request.formData())
  const photoIds = chosen.length > 0 ? chosen : undefined
  const services = context.get(servicesContext)
  const removal = { now: services.clock.now(), onFilesLeft: logFilesLeft(context) }
  await removeItem(params.item, photoIds, services, removal)
  context.get(logChangeContext)('removed from the bin for good', { item: params.item })
  return redirect(withFlash(href('/admin/lixeira'), 'excluido-de-verdade'))
}, removeForGoodFailed)

export default function RemoveItem({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={binWords.forGood.title}
      question={loaderData.question}
      consequence={binWords.forGood.consequence}
      confirm={binWords.forGood.label}
      pictures={loaderData.pictures}
      failure={actionData?.failure}
      cancelPath={href('/admin/lixeira')}
      hiddenFields={loaderData.photoIds.map((id) => (
        <input key={id} type="hidden" name="foto" value={id} />
      ))}
    />
  )
}
