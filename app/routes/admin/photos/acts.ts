import { redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, recordedEvents } from '#app/routes/admin/changes/record-change.ts'
import { eventNotFoundPath, type FlashName, withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { changedPlace, readAudience, readWhere } from '#domain/events/consent.ts'
import {
  type ArrangePhotos,
  movePhotos,
  type PhotoPlace,
  sortByDateTaken,
} from '#domain/photos/arrange-photos.ts'
import { typedText } from '#domain/typed-text.ts'
import type { Route } from './+types/acts'
import { readPhotoIds } from './photo-ids.ts'
import { photosPath } from './photos-path.ts'

export const handle: RouteHandle = { form: true }

type Outcome = 'event-missing' | FlashName | null
type Act = (
  eventId: string,
  form: FormData,
  context: Route.ActionArgs['context'],
) => Promise<Outcome>

/** The actions of an event's photo list, by the last segment of the path, and the message if one fails. */
const acts: Record<string, { act: Act; failed: FlashName }> = {
  capa: { act: setCover, failed: 'capa-nao-trocada' },
  mover: { act: move, failed: 'ordem-nao-salva' },
  ordenar: {
    act: (eventId, _, context) => arrange(eventId, sortByDateTaken, context),
    failed: 'ordem-nao-salva',
  },
  autorizacao: { act: confirmConsent, failed: 'autorizacao-nao-salva' },
  onde: { act: setConsentPlace, failed: 'onde-nao-salvo' },
}

function actOf(pattern: string) {
  const found = acts[pattern.split('/').at(-1) ?? '']
  if (!found) throw new Error(`No act for ${pattern}`)
  return found
}

export const action = acting(
  async ({ request, params: { eventoId }, pattern, url, context }: Route.ActionArgs) => {
    const outcome = await actOf(pattern).act(eventoId, await request.formData(), context)
    if (outcome === 'event-missing') return redirect(eventNotFoundPath)
    const back = photosPath(eventoId, url)
    return redirect(outcome ? withFlash(back, outcome) : back)
  },
  ({ params, pattern, url }) =>
    redirect(withFlash(photosPath(params.eventoId, url), actOf(pattern).failed)),
)

/** The login redirects here if the session had ended when the button was pressed. */
export function loader({ params, url }: Route.LoaderArgs) {
  return redirect(photosPath(params.eventoId, url))
}

async function setCover(...[eventId, form, context]: Parameters<Act>): Promise<Outcome> {
  const events = recordedEvents(context)
  if (await events.setCover(eventId, Number(form.get('capa')))) return null
  // If the event exists, only the photo is gone, and the list shows that.
  return (await events.gallery(eventId, { from: 0, size: 0 })) ? null : 'event-missing'
}

async function move(...[eventId, form, context]: Parameters<Act>): Promise<Outcome> {
  const place = readPlace(form)
  return place ? arrange(eventId, movePhotos(readPhotoIds(form), place), context) : null
}

function readPlace(form: FormData): PhotoPlace | null {
  const neighbour = Number(form.get('vizinha'))
  switch (form.get('lugar')) {
    case 'inicio':
      return 'first'
    case 'fim':
      return 'last'
    case 'antes':
      return { before: neighbour }
    case 'depois':
      return { after: neighbour }
    default:
      return null
  }
}

async function arrange(
  eventId: string,
  how: ArrangePhotos,
  context: Parameters<Act>[2],
): Promise<Outcome> {
  const outcome = await recordedEvents(context).arrangePhotos(eventId, how)
  if (outcome === 'missing') return 'event-missing'
  return outcome === 'arranged' ? null : 'ordem-mudou'
}

async function confirmConsent(...[eventId, form, context]: Parameters<Act>): Promise<Outcome> {
  if (!form.has('autorizacao')) return null
  const { clock } = context.get(servicesContext)
  const confirmed = await recordedEvents(context).confirmConsent(eventId, clock.now(), {
    by: authorOf(context).by,
    audience: readAudience(form.get('autorizacaoPara')),
    where: readWhere(typedText(form, 'onde')),
  })
  return confirmed ? null : 'event-missing'
}

async function setConsentPlace(...[eventId, form, context]: Parameters<Act>): Promise<Outcome> {
  const where = readWhere(typedText(form, 'onde'))
  const changed = await recordedEvents(context).setFields(
    eventId,
    (event) => changedPlace(event, where),
    'consent-place',
  )
  return changed ? 'onde-salvo' : null
}
