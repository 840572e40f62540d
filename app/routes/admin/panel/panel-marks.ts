import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { isOldConsent } from '#domain/events/consent.ts'
import type { EventSummary } from '#domain/events/event.ts'
import { familyLink, isLive } from '#domain/events/family-link.ts'
import { currentVisibility, isPublic, type Visibility } from '#domain/events/visibility.ts'
import { misplacedPhotos } from '#domain/photos/settle-photos.ts'

const eventsLookedThrough = 2000

/** Photos of a hidden event that somebody with their URL can still open. */
export type OpenPhotos = { closing: number; foreign: number }

/** What the panel says beside an event, and above the list, that the events' own rows do not tell. */
export async function panelMarks(context: Readonly<RouterContextProvider>) {
  const { events, photos, now, clock } = context.get(servicesContext)
  const openPhotos = new Map<string, OpenPhotos>()
  for (const event of await events.reserved()) {
    if (isPublic(event, clock.now())) continue
    const open = misplacedPhotos(event, photos, clock.now())
    const closing = open.filter(photos.canCopy).length
    if (open.length > 0) openPhotos.set(event.id, { closing, foreign: open.length - closing })
  }
  const all = await events.page({ from: 0, size: eventsLookedThrough })
  const oldConsents = all.events
    .filter((event) => event.photoCount > 0 && isOldConsent(event, now()))
    .map(({ nome }) => nome)
  return { openPhotos, oldConsents }
}

/** Who sees an event, for its row. */
export type SeenBy = {
  visibility: Visibility
  publicarEm?: string
  hasLink: boolean
  openPhotos?: OpenPhotos
}

export function seenBy(event: EventSummary, openPhotos: OpenPhotos | undefined, now: Date): SeenBy {
  const link = familyLink(event.linkFamilias)
  const visibility = currentVisibility(event, now)
  return {
    visibility,
    hasLink: link !== null && isLive(link, now),
    ...(visibility === 'ninguem' && event.publicarEm && { publicarEm: event.publicarEm }),
    ...(openPhotos && { openPhotos }),
  }
}
