import { href } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import { Icon } from '#app/ui/icon.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { eventsPage } from '#content/events.ts'
import { isUpcoming } from '#domain/events/event.ts'
import type { SchoolDay } from '#domain/school-day.ts'
import { EventCover } from './event-cover.tsx'
import { EventFacts } from './event-facts.tsx'

type EventCardProps = {
  event: EventView
  today: SchoolDay
  /** Its place in the list, from 0. */
  place: number
}

/** The first is large on wide screens; from the third on, they are rows on a phone: see events.css. */
export function EventCard({ event, today, place }: EventCardProps) {
  const featured = place === 0
  const isRow = place > 1
  const path = href('/galeria-evento/:id', { id: event.id })
  const upcoming = isUpcoming(event, today)
  const isAnnounced = upcoming && event.photoCount === 0

  return (
    <li className={featured ? 'sm:col-span-2 lg:col-span-3' : ''}>
      <article
        className={
          featured
            ? 'grid gap-x-10 gap-y-5 lg:grid-cols-[1.25fr_1fr] lg:items-center'
            : 'event-card'
        }
      >
        <div className="relative">
          <SiteLink to={path} tabIndex={-1} aria-hidden="true" className="block">
            <EventCover cover={event.cover} place={place} />
          </SiteLink>
          {upcoming && (
            <p
              className={`bubble absolute top-4 left-4 bg-sun px-4 py-1.5 font-bold text-ink [--bubble:1rem] ${isRow ? 'max-sm:top-1.5 max-sm:left-1.5 max-sm:px-2 max-sm:py-0.5 max-sm:text-small' : ''}`}
            >
              {eventsPage.upcoming}
            </p>
          )}
        </div>
        <div className={`min-w-0 ${featured ? '' : 'event-words mt-5'}`}>
          <h2 className={featured ? 'text-heading' : 'text-title'}>
            <SiteLink to={path} className="hover:text-accent">
              {unbroken(event.nome)}
            </SiteLink>
          </h2>
          <EventFacts event={event} className="event-facts mt-3 grid gap-1 text-small" />
          <p className={`event-description mt-3 text-soft ${featured ? 'max-w-xl text-lead' : ''}`}>
            <LinkedText text={event.descricao} />
          </p>
          <p className="event-link mt-3">
            <SiteLink
              to={path}
              className="inline-flex min-h-11 items-center gap-2 font-bold text-accent underline decoration-2 underline-offset-4"
            >
              {isAnnounced ? eventsPage.openDetails : eventsPage.openGallery}
              <span className="sr-only"> de {event.nome}</span>
              <Icon name="arrow-right" className="size-5" />
            </SiteLink>
          </p>
        </div>
      </article>
    </li>
  )
}
