import { data, href, redirect, useRouteLoaderData } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { eventView } from '#app/event-view.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { pageHead, siteOf } from '#app/page-meta.ts'
import { pageCount, pageSlice, readPageNumber } from '#app/pagination.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import { PrefetchedGalleries } from '#app/routes/site/layout/prefetched-pages.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PageLinks } from '#app/ui/page-links.tsx'
import { useSchool } from '#app/use-school.ts'
import { eventsPage } from '#content/events.ts'
import { socialLinks } from '#domain/school/school-links.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/events'
import { EventCard } from './event-card.tsx'
import { LoadFailure } from './load-failure.tsx'
import { SocialLinks } from './social-links.tsx'
import { Subscribe } from './subscribe.tsx'

export const handle: RouteHandle = {
  cache: {
    search: (query) => pageSearch(readPageNumber(query.get('pagina'))),
  },
  sitemap: true,
}

/** A featured one and four rows of three. */
const eventsPerPage = 13

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.kind === 'found' ? loaderData.page : 1
  const site = siteOf(matches)
  const { title, description } = eventsPage.head(site.school.cityInHead)
  return pageHead({
    title: title + (page === 1 ? '' : eventsPage.titleEnd(page)),
    description,
    path: pathOf(page),
    ...site,
  })
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { publicEvents, photoUrls } = context.get(servicesContext)
  const page = readPageNumber(url.searchParams.get('pagina'))
  const found = await orStoreFault(publicEvents.page(pageSlice(page, eventsPerPage)), context)
  if (isStoreFault(found)) return data({ kind: 'failed' as const }, { status: 503 })
  const pages = pageCount(found.total, eventsPerPage)
  if (page > pages) throw redirect(href('/eventos'))
  return {
    kind: 'found' as const,
    events: found.events.map((event) => eventView(event, photoUrls)),
    page,
    pages,
  }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <div className="frame pt-8">
        <BackLink to="/">{eventsPage.back}</BackLink>
      </div>
      <PageHeader eyebrow={eventsPage.eyebrow} title={eventsPage.title} text={eventsPage.text} />
      <div className="frame pb-20">
        {loaderData.kind === 'failed' ? (
          <LoadFailure message={eventsPage.error} retry={eventsPage.retry} />
        ) : (
          <EventList {...loaderData} />
        )}
      </div>
      {loaderData.kind === 'found' && <Subscribe />}
      <SocialLinks />
    </>
  )
}

type EventListProps = Extract<Route.ComponentProps['loaderData'], { kind: 'found' }>

function EventList({ events, page, pages }: EventListProps) {
  const today = useRouteLoaderData<typeof rootLoader>('root')?.today ?? ''
  const hasProfiles = socialLinks(useSchool()).length > 0

  if (events.length === 0) {
    return (
      <div className="bubble bg-well p-8 md:p-12">
        <h2 className="text-title">{eventsPage.empty.title}</h2>
        <p className="mt-2 max-w-xl text-soft">
          {eventsPage.empty.text} {hasProfiles && eventsPage.empty.follow}
        </p>
      </div>
    )
  }
  return (
    <>
      <ul className="grid gap-x-6 gap-y-8 sm:grid-cols-2 sm:gap-y-12 lg:grid-cols-3">
        {events.map((event, index) => (
          <EventCard key={event.id} event={event} today={today} place={index} />
        ))}
      </ul>
      <PrefetchedGalleries events={events} />
      <PageLinks
        page={page}
        pages={pages}
        label={eventsPage.pages}
        previous={eventsPage.newer}
        next={eventsPage.older}
        positionLabel={eventsPage.place}
        pathOf={pathOf}
      />
    </>
  )
}

function pathOf(page: number): string {
  return href('/eventos') + pageSearch(page)
}

function pageSearch(page: number): string {
  return page === 1 ? '' : `?pagina=${page}`
}
