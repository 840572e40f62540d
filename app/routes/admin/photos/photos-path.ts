import { href } from 'react-router'
import { readPageNumber } from '#app/pagination.ts'

/** The path of an event's photos, at the list page that `from` names. */
export function photosPath(eventoId: string, from: URL): string {
  const path = href('/admin/evento/:eventoId/fotos', { eventoId })
  const page = readPageNumber(from.searchParams.get('pagina'))
  return page > 1 ? `${path}?pagina=${page}` : path
}
