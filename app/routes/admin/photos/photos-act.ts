import { type RouterContextProvider, redirect } from 'react-router'
import { eventNotFoundPath, type FlashName, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { photosPath } from './photos-path.ts'

export type Outcome = 'event-missing' | FlashName | null

type Args = {
  request: Request
  params: { eventoId: string }
  url: URL
  context: Readonly<RouterContextProvider>
}
type Act = (form: FormData, eventId: string, context: Args['context']) => Promise<Outcome>

/** An action of an event's photo list, which leads back to it. `failed`: what it says if a store fails. */
export function photosAct(failed: FlashName, act: Act) {
  return acting(
    async ({ request, params: { eventoId }, url, context }: Args) => {
      const outcome = await act(await request.formData(), eventoId, context)
      if (outcome === 'event-missing') return redirect(eventNotFoundPath)
      const back = photosPath(eventoId, url)
      return redirect(outcome ? withFlash(back, outcome) : back)
    },
    ({ params, url }) => redirect(withFlash(photosPath(params.eventoId, url), failed)),
  )
}

/** The login redirects to an action's URL if the session had ended when the button was pressed. */
export function toPhotos({ params, url }: Pick<Args, 'params' | 'url'>) {
  return redirect(photosPath(params.eventoId, url))
}
