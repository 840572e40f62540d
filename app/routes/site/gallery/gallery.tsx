import { data, href, redirect, useRouteLoaderData } from 'react-router'
import { shareCardOf } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import { eventView } from '#app/event-view.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { pageTitle } from '#app/page-meta.ts'
import { photoView } from '#app/photo-view.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { useSchool } from '#app/use-school.ts'
import { galleryPage } from '#content/gallery.ts'
import { isUpcoming } from '#domain/events/event.ts'
import type { PublicEvents } from '#domain/events/public-events.ts'
import { maySave } from '#domain/photos/photos-to-save.ts'
import { schoolDayOf } from '#domain/school-day.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/gallery'
import { EventToCome } from './event-to-come.tsx'
import { galleryHead } from './gallery-head.ts'
import { GalleryHeader } from './gallery-header.tsx'
import {
  existingParams,
  type GalleryParams,
  gallerySearch,
  gallerySlice,
  readGalleryParams,
} from './gallery-params.ts'
import { GalleryUnavailable } from './gallery-unavailable.tsx'
import { Photos } from './photos.tsx'

export const handle: RouteHandle = {
  cache: { search: (query) => gallerySearch(readGalleryParams(query)), event: true },
  next: [href('/eventos')],
  sitemap: 'events',
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind === 'found') return loaderData.head
  const title = loaderData?.kind === 'failed' ? galleryPage.error : galleryPage.notFound
  return [{ title: pageTitle(title, matches) }, { name: 'robots', content: 'noindex' }]
}

export async function loader({ params: { id }, url, context }: Route.LoaderArgs) {
  const params = readGalleryParams(url.searchParams)
  const { publicEvents, photoUrls, school, siteUrl, now } = context.get(servicesContext)
  const found = await orStoreFault(findGallery(publicEvents, id, params), context)
  if (isStoreFault(found)) return data({ kind: 'failed' as const }, { status: 503 })
  if (!found) return data({ kind: 'missing' as const }, { status: 404 })

  const { event, photos, position } = found
  const existing = existingParams(params, { position, total: event.photoCount })
  if (existing !== params) {
    throw redirect(href('/galeria-evento/:id', { id }) + gallerySearch(existing))
  }
  const shown = eventView(event, photoUrls)
  const { facts, pictures } = await school.shown()
  const shareCard = shareCardOf(pictures, facts.name, photoUrls.site)
  return {
    kind: 'found' as const,
    head: galleryHead(
      { event: shown, upcoming: isUpcoming(shown, schoolDayOf(now())) },
      { siteUrl, school: facts, shareCard },
    ),
    event: shown,
    photos: photos.map((photo) => photoView(photo, photoUrls.of(event))),
    position,
  }
}

async function findGallery(publicEvents: PublicEvents, id: string, params: GalleryParams) {
  const gallery = await publicEvents.gallery(id, gallerySlice(params))
  if (!gallery) return null
  const position = params.photo === null ? null : await publicEvents.photoPosition(id, params.photo)
  return { ...gallery, position }
}

export default function Gallery({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame pt-8 pb-24">
      <BackLink to={href('/eventos')}>{galleryPage.back}</BackLink>
      {loaderData.kind === 'found' ? (
        <EventGallery {...loaderData} />
      ) : (
        <GalleryUnavailable failed={loaderData.kind === 'failed'} />
      )}
    </div>
  )
}

type EventGalleryProps = Extract<Route.ComponentProps['loaderData'], { kind: 'found' }>

function EventGallery({ event, photos, position }: EventGalleryProps) {
  const today = useRouteLoaderData<typeof rootLoader>('root')?.today ?? ''
  const school = useSchool()
  const upcoming = isUpcoming(event, today)
  const { nome, photoCount } = event
  const path = href('/galeria-evento/:id', { id: event.id })
  return (
    <>
      <GalleryHeader event={event} upcoming={upcoming} />
      {photoCount > 0 ? (
        <Photos
          event={{ path, nome, photoCount, maySave: maySave('everyone', school) }}
          photos={photos}
          position={position}
        />
      ) : upcoming ? (
        <EventToCome event={event} />
      ) : (
        <p className="bubble bg-well p-8 text-lead md:p-12">{galleryPage.empty}</p>
      )}
    </>
  )
}
