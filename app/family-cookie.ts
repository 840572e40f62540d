import { guardedGalleryPath } from '#domain/events/guarded-path.ts'

/** Holds the token of one gallery's family link, and is sent to that gallery alone. */
export function familyCookie(
  eventId: string,
  token: string,
  { siteUrl, maxAge }: { siteUrl: string; maxAge: number },
): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  const path = guardedGalleryPath(eventId)
  return `${cookieName(siteUrl)}=${token}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}

export function readFamilyCookie(request: Request, siteUrl: string): string | null {
  const prefix = `${cookieName(siteUrl)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null
}

/** Not `__Host-`, which requires `Path=/` and would send the cookie to every page. */
function cookieName(siteUrl: string): string {
  return siteUrl.startsWith('https:') ? '__Secure-escola-familias' : 'escola-familias'
}
