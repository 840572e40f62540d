import { href, useRouteLoaderData } from 'react-router'
import { galleryPage } from '#content/gallery.ts'
import { isUpcoming } from '#domain/events/event.ts'
import type { EventView } from '../../../event-view.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { EventFacts } from '../events/event-facts.tsx'
import { ShareButton } from './share-button.tsx'

export function GalleryHeader({ event }: { event: EventView }) {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const upcoming = isUpcoming(event, root?.today ?? '')
  const path = href('/galeria-evento/:id', { id: event.id })

  return (
    <div className="pt-6 pb-10 md:pt-10 md:pb-14">
      {upcoming && (
        <p className="bubble mb-4 inline-block bg-sun px-4 py-1.5 font-bold text-ink [--bubble:1rem]">
          {galleryPage.upcoming}
        </p>
      )}
      <h1 tabIndex={-1} className="max-w-4xl break-words text-display">
        {event.nome}
      </h1>
      <EventFacts event={event} className="mt-6 flex flex-wrap gap-x-8 gap-y-2" />
      {event.descricao && (
        <p className="mt-6 max-w-2xl whitespace-pre-line break-words text-lead text-soft">
          {event.descricao}
        </p>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ShareButton title={event.nome} url={(root?.siteUrl ?? '') + path} />
        {upcoming && (
          <a href={`${path}/agenda.ics`} className={buttonClass('secondary')}>
            <Icon name="calendar-plus" className="size-5" />
            {galleryPage.calendar}
          </a>
        )}
      </p>
    </div>
  )
}
