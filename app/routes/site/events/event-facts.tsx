import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon-names.ts'
import { unbroken } from '#app/ui/unbroken.tsx'
import { participantsLabel, photoCountLabel } from '#domain/counts.ts'
import { isUpcoming } from '#domain/events/event.ts'
import { eventDays } from '#domain/events/event-days.ts'

type EventFactsProps = {
  event: Omit<EventView, 'cover'>
  className: string
}

/** That an event has no photos is a fact only once it has happened. */
export function EventFacts({ event, className }: EventFactsProps) {
  const today = useRouteLoaderData<typeof rootLoader>('root')?.today ?? ''
  return (
    <dl className={`text-soft ${className}`}>
      {event.data && (
        <Fact icon="calendar-days" name="Data">
          <time dateTime={event.data}>{unbroken(eventDays({ ...event, data: event.data }))}</time>
        </Fact>
      )}
      {event.horario && (
        <Fact icon="clock" name="Horário">
          {unbroken(event.horario)}
        </Fact>
      )}
      {event.local && (
        <Fact icon="map-pin" name="Local">
          {unbroken(event.local)}
        </Fact>
      )}
      {event.participantes && (
        <Fact icon="users" name="Participantes">
          {participantsLabel(event.participantes)}
        </Fact>
      )}
      {(event.photoCount > 0 || !isUpcoming(event, today)) && (
        <Fact icon="images" name="Fotos">
          {photoCountLabel(event.photoCount)}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2.5">
      <dt className="mt-0.5 flex-none">
        <Icon name={icon} className="size-5 text-accent" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
