import { formatDayOf } from '#content/moments.ts'
import { isWithdrawn } from '#domain/events/consent.ts'
import type { EventSummary } from '#domain/events/event.ts'
import { hasLiveLink } from '#domain/events/family-link.ts'
import { currentVisibility, type Visibility } from '#domain/events/visibility.ts'
import type { ExposedPhotos } from '#domain/photos/hosted-access.ts'

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
