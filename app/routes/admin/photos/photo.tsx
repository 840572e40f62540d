import { data, Form, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { readPageNumber } from '#app/pagination.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { captionFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { photosWords } from '#content/admin.ts'
import { holdsPhoto } from '#domain/events/deleted-item.ts'
import { readTypedCaption } from '#domain/photos/caption.ts'
import { photoNumbers } from '#domain/photos/photo-number.ts'
import type { Route } from './+types/photo'
import { adminPhotoView } from './admin-photo-view.ts'
import { PhotoOptions } from './photo-options.tsx'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { events, photoUrls } = context.get(servicesContext)
  const event = await events.one(params.eventoId)
  const fotoId = Number(params.fotoId)
  const photo = event?.fotos.find(({ id }) => id === fotoId)
  const back = photosPath(params.eventoId, url)
  if (!event || !photo) {
    const isInBin = (await events.bin.all()).some((item) =>
      holdsPhoto(item, params.eventoId, fotoId),
    )
    if (isInBin) throw redirect(withFlash(href('/admin/lixeira'), 'foto-na-lixeira'))
    throw redirect(event ? withFlash(back, 'foto-nao-existe') : eventNotFoundPath)
  }
  const cover = event.imagem ?? event.fotos[0]?.url ?? null
  const page = readPageNumber(url.searchParams.get('pagina'))
  const { id, nome } = event
  const numero = photoNumbers(event).get(photo.id) ?? 0
  const view = adminPhotoView({ ...photo, numero }, cover, photoUrls.of(event))
  return { event: { id, nome }, photo: view, back, page }
})

/** Saves the caption. If the photo is gone, the list shows that. */
export const action = acting(async ({ request, params, url, context }: Route.ActionArgs) => {
  const typed = String((await request.formData()).get('legenda') ?? '')
  const reading = readTypedCaption(typed)
  if ('problem' in reading) {
    return data({ failure: { ...captionFailed, text: reading.problem }, typed }, { status: 400 })
  }
  const { eventoId, fotoId } = params
  await recordedEvents(context).setCaption(eventoId, Number(fotoId), reading.caption)
  return redirect(photosPath(eventoId, url))
}, captionFailed)

/** The options of one photo as a page: where a request to remove it leads, and for browsers without script. */
export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { event, photo, back, page } = loaderData
  return (
    <main className="frame max-w-2xl py-4 md:py-8">
      <BackLink to={back}>{photosWords.title(event.nome)}</BackLink>
      <h1 className="mt-2 text-title">{photosWords.number(photo.numero ?? 0)}</h1>
      <p className="break-words text-small text-soft">{photo.nome}</p>
      {actionData?.failure && (
        <p role="alert" className="bubble mt-6 bg-danger-tint p-4 font-semibold text-danger">
          {actionData.failure.text}
        </p>
      )}
      <PhotoOptions
        Form={Form}
        eventId={event.id}
        page={page}
        photo={photo}
        caption={actionData && 'typed' in actionData ? actionData.typed : undefined}
      />
    </main>
  )
}
