import { type RouterContextProvider, redirect } from 'react-router'
import { orStoreFault } from '#app/or-store-fault.ts'
import { recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import type { ArrangePhotos } from '#domain/photos/arrange-photos.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { photosPath } from './photos-path.ts'

type From = { url: URL; context: Readonly<RouterContextProvider> }

/** Redirects to the list, which says what went wrong. */
export async function arrangeAndReturn(
  eventId: string,
  arrange: ArrangePhotos,
  { url, context }: From,
): Promise<Response> {
  const arranging = recordedEvents(context).arrangePhotos(eventId, arrange)
  const outcome = await orStoreFault(arranging, context)
  const back = photosPath(eventId, url)
  if (isStoreFault(outcome)) return redirect(withFlash(back, 'ordem-nao-salva'))
  if (outcome === 'missing') return redirect(eventNotFoundPath)
  if (outcome !== 'arranged') return redirect(withFlash(back, 'ordem-mudou'))
  return redirect(back)
}
