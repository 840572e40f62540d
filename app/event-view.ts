import type { EventSummary } from '#domain/events/event.ts'
import { type PrivateField, privateFields } from '#domain/events/event-fields.ts'
import { type PhotoAddresses, photoAddresses } from '#domain/photos/photo-addresses.ts'

/** Null for an event without a photo, which shows a drawing. */
export type CoverView = Pick<PhotoAddresses, 'src' | 'srcSet' | 'og'> | null

/** An event as the browser gets it. */
export type EventView = Omit<EventSummary, 'cover' | PrivateField> & { cover: CoverView }

export function eventView({ cover, ...summary }: EventSummary): EventView {
  const event: Omit<EventView, 'cover'> = summary
  for (const field of privateFields) Reflect.deleteProperty(event, field)
  if (!cover) return { ...event, cover: null }
  const { src, srcSet, og } = photoAddresses({ url: cover })
  return { ...event, cover: { src, og, ...(srcSet && { srcSet }) } }
}
