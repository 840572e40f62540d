import { href } from 'react-router'
import { shownAt } from '#content/shown-at.ts'

/** The public page that shows what a page of the admin area is about, or the home page. */
export function publicPageOf(pathname: string): string {
  const [, , place, part = '', item] = pathname.split('/')
  // This page shows a guarded event or a draft to the admin, and redirects to the gallery of a public one.
  if (place === 'evento') return href('/familias/galeria/:id', { id: part })
  return (place === 'escola' && shownAt(part, item)) || '/'
}
