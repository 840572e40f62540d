import { knownBrowserLifetimeMs } from '#domain/admin/known-browser.ts'
import { sessionLifetimeMs } from '#domain/admin/session.ts'

/** `browser` marks a browser in which the admin has signed in before. */
type CookieKind = 'session' | 'browser'

const names: Record<CookieKind, string> = { session: 'escola-admin', browser: 'escola-aparelho' }

const lifetimes: Record<CookieKind, number> = {
  session: sessionLifetimeMs,
  browser: knownBrowserLifetimeMs,
}

/** The prefix `__Host-` prevents other hosts of the same domain from setting it. */
function cookieName(kind: CookieKind, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${names[kind]}` : names[kind]
}

export function readCookie(kind: CookieKind, request: Request, siteUrl: string): string | null {
  const prefix = `${cookieName(kind, siteUrl)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null
}

function setCookie(kind: CookieKind, value: string, siteUrl: string): string {
  return cookie(kind, value, lifetimes[kind] / 1000, siteUrl)
}

export function signedInCookies(
  { token, browserCookie }: { token: string; browserCookie: string },
  siteUrl: string,
): Headers {
  const headers = new Headers()
  headers.append('set-cookie', setCookie('session', token, siteUrl))
  headers.append('set-cookie', setCookie('browser', browserCookie, siteUrl))
  return headers
}

export function clearCookie(kind: CookieKind, siteUrl: string): string {
  return cookie(kind, '', 0, siteUrl)
}

function cookie(kind: CookieKind, value: string, maxAge: number, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(kind, siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
