import { href } from 'react-router'

/** The photos of an event, on the page of the list where this address was asked from. */
export function photosPath(
  eventoId: string,
  from: URL,
  announcement: Record<string, string> = {},
): string {
  const page = from.searchParams.get('pagina')
  const search = new URLSearchParams({
    ...(Number(page) > 1 && { pagina: String(page) }),
    ...announcement,
  })
  const path = href('/admin/evento/:eventoId/fotos', { eventoId })
  return search.size > 0 ? `${path}?${search}` : path
}
