import { href, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { layoutWords, testimonialsHash } from '#content/layout.ts'

const homeSections = layoutWords.homeMenu.map(({ label, hash }) => ({
  label,
  hash,
  to: `/#${hash}`,
}))

/** The testimonials are a section only while there are any. */
export function useHomeSections() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return root?.hasTestimonials
    ? homeSections
    : homeSections.filter(({ hash }) => hash !== testimonialsHash)
}

export const siteLinks = [
  { label: layoutWords.levelTest, to: href('/teste-nivel') },
  { label: layoutWords.courses, to: href('/cursos') },
  { label: layoutWords.events, to: href('/eventos') },
  { label: layoutWords.contact, to: href('/contato') },
]
