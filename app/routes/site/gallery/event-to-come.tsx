import type { EventView } from '#app/event-view.ts'
import { unbroken } from '#app/ui/unbroken.tsx'
import { galleryPage } from '#content/gallery.ts'
import { eventDays } from '#domain/events/event-days.ts'
import { CalendarLink } from './calendar-link.tsx'

/** Shown instead of photos before the event has happened. */
export function EventToCome({ event }: { event: EventView }) {
  return (
    <section
      aria-labelledby="ainda-vai-acontecer"
      className="bubble grid items-center gap-6 bg-well p-8 md:grid-cols-[1fr_auto] md:p-12"
    >
      <div>
        <h2 id="ainda-vai-acontecer" className="text-title">
          {galleryPage.toCome.title}
        </h2>
        <p className="mt-2 text-lead text-soft">
          {event.data &&
            unbroken(galleryPage.toCome.text(eventDays({ ...event, data: event.data })))}
        </p>
      </div>
      <CalendarLink eventId={event.id} />
    </section>
  )
}
