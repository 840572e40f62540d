import { href, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { examsHash, layoutWords, testimonialsHash } from '#content/layout.ts'

const homeSections = layoutWords.homeMenu.map(({ label, hash }) => ({
  label,
  hash,
  to: `/#${hash}`,
}))

/** Exams and testimonials are sections only while there are any. */
export function useHomeSections() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  return homeSections.filter(({ hash }) => {
    if (hash === testimonialsHash) return root?.hasTestimonials
    return hash !== examsHash || root?.hasExams
  })
}

export const siteLinks = [
  { label: layoutWords.levelTest, to: href('/teste-nivel') },
  { label: layoutWords.courses, to: href('/cursos') },
  { label: layoutWords.events, to: href('/eventos') },
  { label: layoutWords.contact, to: href('/contato') },
]
