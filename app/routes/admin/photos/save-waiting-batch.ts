import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { photosWords } from '#content/admin.ts'
import { acceptWaiting } from '#domain/photos/waiting-batch.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/save-waiting-batch'
import { acceptsNdjson, ndjsonResponse } from './upload-stream.ts'

export const handle: RouteHandle = { form: true }

/** Saves the photos that wait. A script sends them again when they wait no longer: status 410. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { eventoId, envioId } = params
  const { now, ...ports } = context.get(servicesContext)
  const added = await orStoreFault(acceptWaiting(envioId, ports, now()), context)
  const photos = href('/admin/evento/:eventoId/fotos', { eventoId })
  if (!acceptsNdjson(request)) {
    if (isStoreFault(added)) {
      return redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', params))
    }
    const count = String(added?.length)
    return redirect(added ? withFlash(photos, 'fotos-enviadas', { n: count }) : photos)
  }
  if (isStoreFault(added)) return ndjsonResponse({ fault: uploadFailed(added.message).text }, 503)
  if (!added) return ndjsonResponse({ fault: uploadFailed(photosWords.noLongerWaiting).text }, 410)
  return ndjsonResponse({ saved: added.length }, 200)
}

export function loader({ params }: Route.LoaderArgs) {
  return redirect(href('/admin/evento/:eventoId/fotos/envio/:envioId', params))
}
