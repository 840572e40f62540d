import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { openingPath, openingView, readAgreement } from '#app/routes/admin/event/opening.ts'
import { OpeningQuestion } from '#app/routes/admin/event/opening-question.tsx'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { readPhotoIds } from '#app/routes/admin/photos/photo-ids.ts'
import { binWords } from '#content/bin.ts'
import type { ChosenVisibility } from '#domain/events/change-visibility.ts'
import { chosenPhotos, type DeletedItem, eventIdOf, photosOf } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { isForEveryone, isPublic } from '#domain/events/visibility.ts'
import type { Photo } from '#domain/photos/photo.ts'
import type { Route } from './+types/restore-item'
import { itemView } from './item-view.ts'

export const handle: RouteHandle = { form: true }

/**
 * The question before photos come back to an event that everyone sees. The login also redirects here, if the session
 * had ended when the button was pressed.
 */
export const loader = loading(async ({ params, url, context }: Route.LoaderArgs) => {
  const { events, clock } = context.get(servicesContext)
  const bin = href('/admin/lixeira')
  const item = await events.bin.find(params.item)
  if (item?.kind !== 'photos') throw redirect(bin)
  const event = await events.one(item.eventId)
  const photoIds = readPhotoIds(url.searchParams)
  const photos = chosenPhotos(item, someIds(photoIds)).chosen.map(({ photo }) => photo)
  if (!event || !isForEveryone(event) || photos.length === 0) throw redirect(bin)
  const { cover, photos: several } = await itemView(item, context)
  const srcOf = ({ id }: Photo) => (several.find((one) => one.id === id) ?? cover)?.src
  return {
    ...openingView(event, photos, seenFrom(event, clock.publicNow()), srcOf),
    seenBy: binWords.inBin,
    fields: [['fotos', String(photos.length)], ...photoIds.map((id) => ['foto', String(id)])] as [
      string,
      string,
    ][],
    cancelPath: bin,
  }
})

export const action = acting(
  async ({ request, params, url, context }: Route.ActionArgs) => {
    const form = await request.formData()
    const photoIds = someIds(readPhotoIds(form))
    const { events, clock } = context.get(servicesContext)
    const bin = href('/admin/lixeira')
    const isUndo = url.searchParams.get('de') === 'aviso'
    const item = await events.bin.find(params.item)
    const opening = item && !isUndo ? openingBy(item, clock.publicNow()) : null
    const agreement = readAgreement(form, context)
    const how = { photoIds, asDraft: opening !== null, isUndo, agreement }
    const outcome = await recordedEvents(context).bin.restore(params.item, how)
    if (!item || outcome === 'missing') return redirect(withFlash(bin, 'fora-da-lixeira'))
    if (outcome === 'event-exists') return redirect(withFlash(bin, 'evento-ja-existe'))
    if (outcome === 'ask') {
      const asked = new URLSearchParams(photoIds?.map((id) => ['foto', String(id)]))
      const path = href('/admin/lixeira/:item/restaurar', { item: item.id })
      return redirect(photoIds ? `${path}?${asked}` : path)
    }
    if (outcome === 'event-missing') {
      const isInBin = (await events.bin.all()).some(
        (other) => other.kind === 'event' && other.event.id === eventIdOf(item),
      )
      return redirect(withFlash(bin, isInBin ? 'evento-na-lixeira' : 'evento-apagado-antes'))
    }
    if (opening) return redirect(openingPath(eventIdOf(item), opening, 'restaurado'))
    const n = photoIds?.length ?? photosOf(item).length
    const back = isUndo ? placeOf(item) : bin
    if (item.kind === 'event') return redirect(withFlash(back, 'evento-restaurado'))
    return redirect(withFlash(back, 'fotos-restauradas', { n: String(n) }))
  },
  () => redirect(withFlash(href('/admin/lixeira'), 'nao-restaurado')),
)

/**
 * The visibility to ask about before everyone sees the event again; null: nothing to ask. Undoing a deletion at once
 * does not ask.
 */
function openingBy(item: DeletedItem, now: Date): ChosenVisibility | null {
  if (item.kind === 'photos' || photosOf(item).length === 0 || !isForEveryone(item.event))
    return null
  return seenFrom(item.event, now)
}

/** Who sees the event, as a choice to ask about. */
function seenFrom(event: SchoolEvent, now: Date): ChosenVisibility {
  const { visibilidade, publicarEm } = event
  if (isPublic(event, now)) return { visibilidade: 'todos' }
  return { visibilidade, ...(publicarEm && { publicarEm }) }
}

/** Without a choice, all of them. */
function someIds(photoIds: number[]): number[] | undefined {
  return photoIds.length > 0 ? photoIds : undefined
}

/** The page from which the item was deleted. */
function placeOf(item: DeletedItem): string {
  if (item.kind === 'event') return href('/admin')
  return href('/admin/evento/:eventoId/fotos', { eventoId: item.eventId })
}

export default function RestorePhotos({ loaderData }: Route.ComponentProps) {
  return <OpeningQuestion {...loaderData} />
}
