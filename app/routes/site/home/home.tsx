import { homeHead } from '#content/hero.ts'
import { cacheable } from '../../../cache-policy.ts'
import { lazyHydrated } from '../../../hydration/lazy-hydration.tsx'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import type { Route } from './+types/home'
import { Hero } from './hero.tsx'
import { schoolJsonLd } from './school-json-ld.ts'

export const handle = cacheable()

const Glance = lazyHydrated('idiomas', () => import('./glance.tsx'))
const History = lazyHydrated('sobre', () => import('./history.tsx'))
const Exams = lazyHydrated('exames', () => import('./exams.tsx'))
const Testimonials = lazyHydrated('avaliacoes', () => import('./testimonials.tsx'))
const SchoolMap = lazyHydrated('locations', () => import('./map.tsx'))

export function meta({ matches }: Route.MetaArgs) {
  const siteUrl = siteUrlOf(matches)
  return [
    ...pageHead({ ...homeHead, path: '/', siteUrl }),
    { 'script:ld+json': schoolJsonLd(siteUrl) },
  ]
}

/** Nothing to load; without it the router would run the clientLoader, and only that, on a first visit. */
export function loader() {
  return null
}

/**
 * Who comes from another page may be on the way to a section: all of them are there on arrival. When
 * one of them cannot be fetched, the server's document has them all.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    await Promise.all([Glance, History, Exams, Testimonials, SchoolMap].map((part) => part.load()))
  } catch {
    location.assign(request.url)
    await new Promise(() => {})
  }
  return null
}

export default function Home() {
  return (
    <>
      <Hero />
      <Glance />
      <History />
      <Exams />
      <Testimonials />
      <SchoolMap />
    </>
  )
}
