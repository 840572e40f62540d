import { href, useRouteLoaderData } from 'react-router'
import type { EventView } from '#app/event-view.ts'
import { island } from '#app/islands/island.tsx'
import type { loader as rootLoader } from '#app/root.tsx'
import { EventFacts } from '#app/routes/site/events/event-facts.tsx'
import { LinkedText } from '#app/ui/linked-text.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'
import { galleryPage } from '#content/gallery.ts'
import { CalendarLink } from './calendar-link.tsx'
import ShareButton from './share-button.tsx'

const ShareButtonIsland = island('share-button', ShareButton)

type GalleryHeaderProps = { event: EventView; upcoming: boolean }

export function GalleryHeader({ event, upcoming }: GalleryHeaderProps) {
  const siteUrl = useRouteLoaderData<typeof rootLoader>('root')?.siteUrl ?? ''
  const path = href('/galeria-evento/:id', { id: event.id })
  const hasPhotos = event.photoCount > 0

  return (
    <div className="pt-6 pb-10 md:pt-10 md:pb-14">
      {upcoming && (
        <p className="bubble mb-4 inline-block bg-sun px-4 py-1.5 font-bold text-ink [--bubble:1rem]">
          {galleryPage.upcoming}
        </p>
      )}
      <h1 tabIndex={-1} className="max-w-4xl text-display">
        {unbroken(event.nome)}
      </h1>
      <EventFacts event={event} className="mt-6 flex flex-wrap gap-x-8 gap-y-2" />
      {event.descricao && (
        <p className="mt-6 max-w-2xl whitespace-pre-line text-lead text-soft">
          <LinkedText text={event.descricao} />
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <ShareButtonIsland
          title={event.nome}
          text={
            upcoming ? galleryPage.shareUpcomingText(event.nome) : galleryPage.shareText(event.nome)
          }
          url={siteUrl + path}
        />
        {upcoming && hasPhotos && <CalendarLink eventId={event.id} />}
      </div>
    </div>
  )
}
