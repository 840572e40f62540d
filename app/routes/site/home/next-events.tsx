import { href } from 'react-router'
import { ButtonLink } from '#app/ui/button.tsx'
import { CardLink } from '#app/ui/card-link.tsx'
import { Section, SectionHeading } from '#app/ui/section.tsx'
import { nextEventsSection as words } from '#content/events.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { formatLongDay } from '#domain/school-day.ts'

export type NextEvent = Pick<SchoolEvent, 'id' | 'nome' | 'data' | 'horario' | 'local'>

export function NextEvents({ events }: { events: readonly NextEvent[] }) {
  return (
    <Section id="proximos-eventos" labelledBy="proximos-eventos-titulo" className="bg-sun-tint">
      <SectionHeading id="proximos-eventos-titulo" eyebrow={words.eyebrow} title={words.title} />
      <ul className="mt-10 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
        {events.map((event) => (
          <EventCard key={event.id} event={event} />
        ))}
      </ul>
      <p className="mt-10">
        <ButtonLink to={href('/eventos')} variant="secondary">
          {words.all}
        </ButtonLink>
      </p>
    </Section>
  )
}

function EventCard({ event: { id, nome, data, horario, local } }: { event: NextEvent }) {
  return (
    <li className="bubble group relative flex flex-col border border-line bg-surface p-6 md:p-7">
      <p className="font-semibold text-accent">
        {data && <time dateTime={data}>{formatLongDay(data)}</time>}
        {horario && <span className="block">{horario}</span>}
      </p>
      <h3 className="mt-2 break-words text-title">{nome}</h3>
      {local && <p className="mt-1 break-words text-soft">{local}</p>}
      <CardLink to={href('/galeria-evento/:id', { id })} className="mt-auto pt-3 text-accent">
        {words.open}
        <span className="sr-only">: {nome}</span>
      </CardLink>
    </li>
  )
}
