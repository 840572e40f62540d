import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { waitingPhotos } from '#app/routes/admin/upload/waiting-photos.ts'
import { formatDayOf } from '#content/moments.ts'
import { isOldConsent, isWithdrawn, photosEndingSoon } from '#domain/events/consent.ts'
import type { EventSummary } from '#domain/events/event.ts'
import { hasLiveLink } from '#domain/events/family-link.ts'
import { currentVisibility, isPublic, type Visibility } from '#domain/events/visibility.ts'
import type { ExposedPhotos } from '#domain/photos/hosted-access.ts'

const eventsLookedThrough = 2000

/** What the panel shows beside an event and above the list, in addition to the events' own data. */
export async function panelMarks(context: Readonly<RouterContextProvider>) {
  const { events, photoAccess, now, clock } = context.get(servicesContext)
  const hidden = (await events.reserved()).filter((event) => !isPublic(event, clock.publicNow()))
  const exposed = new Map(hidden.map((event) => [event.id, photoAccess.exposed(event)]))
  const all = await events.page({ from: 0, size: eventsLookedThrough })
  const oldConsents = all.events
    .filter((event) => event.photoCount > 0 && isOldConsent(event, now()))
    .map(({ nome }) => nome)
  const ending = photosEndingSoon(hidden, clock.now())
    .filter(({ fotos }) => fotos.length > 0)
    .map(({ nome, apagarFotosEm = '' }) => ({ nome, at: apagarFotosEm }))
  const waiting = new Map<string, number>()
  for (const { eventId, files } of await waitingPhotos(context)) {
    waiting.set(eventId, (waiting.get(eventId) ?? 0) + files.length)
  }
  return { exposed, oldConsents, ending, waiting }
}

/** Who sees an event, for its row. */
export type SeenBy = {
  visibility: Visibility
  publicarEm?: string
  hasLink: boolean
  /** The day on which the authorisation was withdrawn, if it was not confirmed again. */
  withdrawnDay?: string
  exposed?: ExposedPhotos
}

export function seenBy(event: EventSummary, exposed: ExposedPhotos | undefined, now: Date): SeenBy {
  const visibility = currentVisibility(event, now)
  return {
    visibility,
    hasLink: hasLiveLink(event, now),
    ...(visibility === 'ninguem' && event.publicarEm && { publicarEm: event.publicarEm }),
    ...(isWithdrawn(event) && { withdrawnDay: formatDayOf(event.autorizacaoRetiradaEm ?? '') }),
    ...(exposed && { exposed }),
  }
}
