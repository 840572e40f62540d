import { href } from 'react-router'
import { shownAt } from '#content/shown-at.ts'

/** Where visitors see what a page of the admin area is about; else the home page. */
export function publicPageOf(pathname: string): string {
  const [, , place, part = '', item] = pathname.split('/')
  // An event that is not for everyone is shown there to whoever is signed in; a public one leads to its gallery.
  if (place === 'evento') return href('/familias/galeria/:id', { id: part })
  return (place === 'escola' && shownAt(part, item)) || '/'
}
