import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { photosAct, toPhotos } from '#app/routes/admin/photos/photos-act.ts'
import { changedPlace, readWhere } from '#domain/events/consent.ts'
import { typedText } from '#domain/typed-text.ts'

export const handle: RouteHandle = { form: true }

export const loader = toPhotos

/** Where the authorisations are filed. */
export const action = photosAct('onde-nao-salvo', async (form, eventId, context) => {
  const where = readWhere(typedText(form, 'onde'))
  const changed = await recordedEvents(context).setFields(
    eventId,
    (event) => changedPlace(event, where),
    'consent-place',
  )
  return changed ? 'onde-salvo' : null
})
