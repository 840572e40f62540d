import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { photosAct, toPhotos } from '#app/routes/admin/photos/photos-act.ts'
import { readAudience, readWhere } from '#domain/events/consent.ts'
import { typedText } from '#domain/typed-text.ts'

export const handle: RouteHandle = { form: true }

export const loader = toPhotos

export const action = photosAct('autorizacao-nao-salva', async (form, eventId, context) => {
  if (!form.has('autorizacao')) return null
  const { clock } = context.get(servicesContext)
  const confirmed = await recordedEvents(context).confirmConsent(eventId, clock.now(), {
    by: authorOf(context).by,
    audience: readAudience(form.get('autorizacaoPara')),
    where: readWhere(typedText(form, 'onde')),
  })
  return confirmed ? null : 'event-missing'
})
