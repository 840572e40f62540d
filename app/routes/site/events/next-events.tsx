import { href } from 'react-router'
import { PrefetchedGalleries, PrefetchedPages } from '#app/routes/site/layout/prefetched-pages.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CardLink } from '#app/ui/card-link.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { nextEventsSection as words } from '#content/events.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { eventDays } from '#domain/events/event-days.ts'

export type NextEvent = Pick<SchoolEvent, 'id' | 'nome' | 'data' | 'dataFim' | 'horario' | 'local'>

export function NextEvents({ events }: { events: readonly NextEvent[] }) {
  return (
    <Section id="proximos-eventos" labelledBy="proximos-eventos-titulo" className="bg-sun-tint">
      <div className="grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[1fr_1.6fr] lg:grid-rows-[auto_1fr]">
        <SectionHeading id="proximos-eventos-titulo" eyebrow={words.eyebrow} title={words.title} />
        <ul className="grid gap-4 lg:row-span-2">
          {events.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </ul>
        <p>
          <ButtonLink to={href('/eventos')} variant="secondary">
            {words.all}
          </ButtonLink>
        </p>
      </div>
      <PrefetchedPages paths={[href('/eventos')]} />
      <PrefetchedGalleries events={events} />
    </Section>
  )
}

/** One below the other, as in an agenda, so that any number of them fills the width. */
function EventCard({ event }: { event: NextEvent }) {
  const { id, nome, data, horario, local } = event
  return (
    <li className="bubble group relative grid gap-x-8 gap-y-1 border border-line bg-surface p-5 sm:gap-y-2 sm:grid-cols-[13rem_1fr] sm:p-6 md:p-7">
      <p className="font-semibold text-accent">
        {data && <time dateTime={data}>{unbroken(eventDays({ ...event, data }))}</time>}
        {horario && (
          <span className="sm:block">
            <span className="sm:hidden"> · </span>
            {unbroken(horario)}
          </span>
        )}
      </p>
      <div className="min-w-0">
        <h3 className="text-title">{unbroken(nome)}</h3>
        {local && <p className="mt-1 text-soft">{unbroken(local)}</p>}
        <CardLink to={href('/galeria-evento/:id', { id })} className="mt-1 text-accent">
          {words.open}
          <span className="sr-only">: {nome}</span>
        </CardLink>
      </div>
    </li>
  )
}
