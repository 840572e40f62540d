import { data } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { lazyHydrated } from '#app/hydration/lazy-hydration.tsx'
import { pageHead, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { homeHead } from '#content/hero.ts'
import { shownTestimonials } from '#domain/school/testimonials.ts'
import type { Route } from './+types/home'
import { Hero } from './hero.tsx'
import { loadNextEvents } from './load-next-events.ts'
import { schoolJsonLd } from './school-json-ld.ts'

export const handle: RouteHandle = { cache: true, sitemap: true }

const Glance = lazyHydrated('idiomas', () => import('./glance.tsx'))
const History = lazyHydrated('sobre', () => import('./history.tsx'))
const Exams = lazyHydrated('exames', () => import('./exams.tsx'))
const Testimonials = lazyHydrated('avaliacoes', () => import('./testimonials.tsx'))
const NextEvents = lazyHydrated('proximos-eventos', () => import('./next-events.tsx'))
const SchoolMap = lazyHydrated('locations', () => import('./map.tsx'))

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = pageHead({ ...homeHead, path: '/', ...siteOf(matches) })
  return [...head, { 'script:ld+json': loaderData?.jsonLd }]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { school, siteUrl } = context.get(servicesContext)
  const { facts, testimonials } = await school.current()
  const nextEvents = await loadNextEvents(context)
  const loaded = {
    testimonials: shownTestimonials(testimonials, siteUrl),
    nextEvents: nextEvents ?? [],
    jsonLd: schoolJsonLd({ siteUrl, school: facts }),
  }
  return nextEvents ? data(loaded) : data(loaded, { headers: { 'cache-control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Nothing that a link within the page could change. */
export const shouldRevalidate = () => false

export default function Home({ loaderData: { testimonials, nextEvents } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <Glance />
      <History />
      <Exams />
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {nextEvents.length > 0 && <NextEvents events={nextEvents} />}
      <SchoolMap />
    </>
  )
}
