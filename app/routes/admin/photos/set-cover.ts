import type { RouteHandle } from '#app/route-handle.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { photosAct, toPhotos } from './photos-act.ts'

export const handle: RouteHandle = { form: true }

export const loader = toPhotos

export const action = photosAct('capa-nao-trocada', async (form, eventId, context) => {
  const events = recordedEvents(context)
  if (await events.setCover(eventId, Number(form.get('capa')))) return null
  // If the event exists, only the photo is gone, and the list shows that.
  return (await events.gallery(eventId, { from: 0, size: 0 })) ? null : 'event-missing'
})
