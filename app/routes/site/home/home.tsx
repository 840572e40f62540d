import { homeHead } from '#content/hero.ts'
import { pageHead, siteUrlOf } from '../../../page-meta.ts'
import { later } from '../../../ui/later.tsx'
import type { Route } from './+types/home'
import { Hero } from './hero.tsx'
import { schoolJsonLd } from './school-json-ld.ts'

const Glance = later('idiomas', () => import('./glance.tsx'))
const History = later('sobre', () => import('./history.tsx'))
const Exams = later('exames', () => import('./exams.tsx'))
const Testimonials = later('avaliacoes', () => import('./testimonials.tsx'))
const SchoolMap = later('locations', () => import('./map.tsx'))

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
