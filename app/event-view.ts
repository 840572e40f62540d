import type { EventSummary } from '#domain/events/event.ts'
import { type PrivateField, privateFields } from '#domain/events/event-fields.ts'
import type { PhotoSizeUrls, ShownPhotoUrls } from '#domain/photos/photo-urls.ts'

/** Null for an event without a photo, which shows a drawing. */
export type CoverView = Pick<PhotoSizeUrls, 'src' | 'srcSet' | 'og'> | null

/** An event as the browser gets it. */
export type EventView = Omit<EventSummary, 'cover' | PrivateField> & { cover: CoverView }

export function eventView({ cover, ...summary }: EventSummary, urls: ShownPhotoUrls): EventView {
  const event: Omit<EventView, 'cover'> = { ...summary }
  for (const field of privateFields) Reflect.deleteProperty(event, field)
  if (!cover) return { ...event, cover: null }
  const { src, srcSet, og } = urls.of(summary)({ url: cover })
  return { ...event, cover: { src, og, ...(srcSet && { srcSet }) } }
}
