import { data } from 'react-router'
import { homeHead } from '#content/hero.ts'
import { shownTestimonials } from '#domain/school/testimonials.ts'
import { cacheable } from '../../../cache-policy.ts'
import { servicesContext } from '../../../context.ts'
import { lazyHydrated } from '../../../hydration/lazy-hydration.tsx'
import { pageHead, siteOf } from '../../../page-meta.ts'
import type { Route } from './+types/home'
import { Hero } from './hero.tsx'
import { loadNextEvents } from './load-next-events.ts'
import { schoolJsonLd } from './school-json-ld.ts'

export const handle = cacheable()

const Glance = lazyHydrated('idiomas', () => import('./glance.tsx'))
const History = lazyHydrated('sobre', () => import('./history.tsx'))
const Exams = lazyHydrated('exames', () => import('./exams.tsx'))
const Testimonials = lazyHydrated('avaliacoes', () => import('./testimonials.tsx'))
const NextEvents = lazyHydrated('proximos-eventos', () => import('./next-events.tsx'))
const SchoolMap = lazyHydrated('locations', () => import('./map.tsx'))

export function meta({ matches }: Route.MetaArgs) {
  const site = siteOf(matches)
  return [
    ...pageHead({ ...homeHead, path: '/', ...site }),
    { 'script:ld+json': schoolJsonLd(site) },
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { school, siteUrl } = context.get(servicesContext)
  const testimonials = shownTestimonials((await school.current()).testimonials, siteUrl)
  const nextEvents = await loadNextEvents(context)
  if (nextEvents) return data({ testimonials, nextEvents })
  const noStore = { headers: { 'cache-control': 'no-store' } }
  return data({ testimonials, nextEvents: [] }, noStore)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** Nothing that a link within the page could change. */
export const shouldRevalidate = () => false

/**
 * Who comes from another page may be on the way to a section: all of them are there on arrival. When
 * one of them cannot be fetched, the server's document has them all.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    const parts = [Glance, History, Exams, Testimonials, NextEvents, SchoolMap]
    const [loaded] = await Promise.all([serverLoader(), ...parts.map((part) => part.load())])
    return loaded
  } catch {
    location.assign(request.url)
    return new Promise<never>(() => {})
  }
}

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
