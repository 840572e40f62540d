import type { EventSummary } from '#domain/events/event.ts'
import { type PhotoAddresses, photoAddresses } from '#domain/photos/photo-addresses.ts'

/** A cover as visitors receive it: the addresses of its sizes, or null for the drawn one. */
export type ShownCover = Pick<PhotoAddresses, 'src' | 'srcSet' | 'og'> | null

export type ShownEvent = Omit<EventSummary, 'cover'> & { cover: ShownCover }

/** Done by the server, so that no browser needs to know how addresses are made. */
export function shownEvent({ cover, ...event }: EventSummary): ShownEvent {
  if (!cover) return { ...event, cover: null }
  const { src, srcSet, og } = photoAddresses({ url: cover })
  return { ...event, cover: { src, og, ...(srcSet && { srcSet }) } }
}
