import type { EventSummary } from '#domain/events/event.ts'
import { type PhotoAddresses, photoAddresses } from '#domain/photos/photo-addresses.ts'

/** Null for an event without a photo, which shows a drawing. */
export type CoverView = Pick<PhotoAddresses, 'src' | 'srcSet' | 'og'> | null

/** An event as the browser gets it. */
export type EventView = Omit<EventSummary, 'cover' | 'autorizacaoEm'> & { cover: CoverView }

export function eventView({ cover, autorizacaoEm: _, ...event }: EventSummary): EventView {
  if (!cover) return { ...event, cover: null }
  const { src, srcSet, og } = photoAddresses({ url: cover })
  return { ...event, cover: { src, og, ...(srcSet && { srcSet }) } }
}
