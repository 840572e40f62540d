import { data, href, redirect, useRouteLoaderData } from 'react-router'
import { eventsPage } from '#content/events.ts'
import { cacheable } from '../../../cache-policy.ts'
import { logErrorContext, servicesContext } from '../../../context.ts'
import { lazyHydrated } from '../../../hydration/lazy-hydration.tsx'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { readPageNumber } from '../../../page-number.ts'
import type { loader as rootLoader } from '../../../root.tsx'
import { shownEvent } from '../../../shown-cover.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import type { Route } from './+types/events'
import { EventCard } from './event-card.tsx'
import { LoadFailure } from './load-failure.tsx'

export const handle = cacheable({
  search: (query) => searchOfPage(readPageNumber(query.get('pagina'))),
})

const SocialCall = lazyHydrated('redes', () => import('./social-call.tsx'))

/** One that leads and four rows of three. */
const eventsAPage = 13

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData && !loaderData.failed ? loaderData.page : 1
  return pageHead({
    ...eventsPage.head,
    title: eventsPage.head.title + (page === 1 ? '' : eventsPage.titleEnd(page)),
    path: addressOf(page),
    siteUrl: siteUrlOf(matches),
  })
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = readPageNumber(new URL(request.url).searchParams.get('pagina'))
  try {
    const { events } = context.get(servicesContext)
    const shown = await events.page({ from: (page - 1) * eventsAPage, size: eventsAPage })
    const pages = Math.max(1, Math.ceil(shown.total / eventsAPage))
    if (page > pages) throw redirect(href('/eventos'))
    return { failed: false as const, events: shown.events.map(shownEvent), page, pages }
  } catch (fault) {
    if (fault instanceof Response) throw fault
    context.get(logErrorContext)(fault)
    return data({ failed: true as const }, { status: 503 })
  }
}

/** A line that breaks on the way to the next page is the same failure as a store that does not answer. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (fault) {
    if (fault instanceof Response) throw fault
    return { failed: true as const }
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
        {loaderData.failed ? (
          <LoadFailure message={eventsPage.error} retry={eventsPage.retry} />
        ) : (
          <EventList {...loaderData} />
        )}
      </div>
      <SocialCall />
    </>
  )
}

type EventListProps = Extract<Route.ComponentProps['loaderData'], { failed: false }>

function EventList({ events, page, pages }: EventListProps) {
  const today = useRouteLoaderData<typeof rootLoader>('root')?.today ?? ''

  if (events.length === 0) {
    return (
      <div className="bubble bg-well p-8 md:p-12">
        <h2 className="text-title">{eventsPage.empty.title}</h2>
        <p className="mt-2 max-w-xl text-soft">{eventsPage.empty.text}</p>
      </div>
    )
  }
  return (
    <>
      <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {events.map((event, place) => (
          <EventCard key={event.id} event={event} today={today} leading={place === 0} />
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={pages}
        label={eventsPage.pages}
        previous={eventsPage.newer}
        next={eventsPage.older}
        place={eventsPage.place}
        addressOf={addressOf}
      />
    </>
  )
}

function addressOf(page: number): string {
  return href('/eventos') + searchOfPage(page)
}

/** '?pagina=2', with nothing for the first page. */
function searchOfPage(page: number): string {
  return page === 1 ? '' : `?pagina=${page}`
}
