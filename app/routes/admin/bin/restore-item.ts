import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { openingPath } from '#app/routes/admin/event/opening-path.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { readPhotoIds } from '#app/routes/admin/photos/photo-ids.ts'
import type { ChosenVisibility } from '#domain/events/change-visibility.ts'
import { type DeletedItem, eventIdOf, photosOf } from '#domain/events/deleted-item.ts'
import { isForEveryone, isPublic } from '#domain/events/visibility.ts'
import type { Route } from './+types/restore-item'

export const handle: RouteHandle = { form: true }

/** The login redirects here if the session had ended when the button was pressed. */
export const loader = () => redirect(href('/admin/lixeira'))

export const action = acting(
  async ({ request, params, url, context }: Route.ActionArgs) => {
    const chosen = readPhotoIds(await request.formData())
    const photoIds = chosen.length > 0 ? chosen : undefined
    const { events, clock } = context.get(servicesContext)
    const bin = href('/admin/lixeira')
    const isUndo = url.searchParams.get('de') === 'aviso'
    const item = await events.bin.find(params.item)
    const opening = item && !isUndo ? openingBy(item, clock.now()) : null
    const how = { photoIds, asDraft: opening !== null }
    const outcome = await recordedEvents(context).bin.restore(params.item, how)
    if (!item || outcome === 'missing') return redirect(withFlash(bin, 'fora-da-lixeira'))
    if (outcome === 'event-exists') return redirect(withFlash(bin, 'evento-ja-existe'))
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
  const { visibilidade, publicarEm } = item.event
  if (isPublic(item.event, now)) return { visibilidade: 'todos' }
  return { visibilidade, ...(publicarEm && { publicarEm }) }
}

/** The page from which the item was deleted. */
function placeOf(item: DeletedItem): string {
  if (item.kind === 'event') return href('/admin')
  return href('/admin/evento/:eventoId/fotos', { eventoId: item.eventId })
}
