import { deviceRule } from '#domain/admin/login-delay.ts'
import { sessionLifetimeMs } from '#domain/admin/session.ts'

type CookieKind = 'session' | 'device'

const names: Record<CookieKind, string> = { session: 'escola-admin', device: 'escola-aparelho' }

const lifetimes: Record<CookieKind, number> = {
  session: sessionLifetimeMs,
  device: deviceRule.forgetAfterMs,
}

/** The prefix `__Host-` keeps other hosts of the same domain from setting it. */
function cookieName(kind: CookieKind, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${names[kind]}` : names[kind]
}

export function readCookie(kind: CookieKind, request: Request, siteUrl: string): string | null {
  const prefix = `${cookieName(kind, siteUrl)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null
}

export function setCookie(kind: CookieKind, token: string, siteUrl: string): string {
  return cookie(kind, token, lifetimes[kind] / 1000, siteUrl)
}

export function signedInCookies(
  { token, device }: { token: string; device: string },
  siteUrl: string,
): Headers {
  const headers = new Headers()
  headers.append('set-cookie', setCookie('session', token, siteUrl))
  headers.append('set-cookie', setCookie('device', device, siteUrl))
  return headers
}

export function clearCookie(kind: CookieKind, siteUrl: string): string {
  return cookie(kind, '', 0, siteUrl)
}

function cookie(kind: CookieKind, value: string, maxAge: number, siteUrl: string): string {
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  return `${cookieName(kind, siteUrl)}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`
}
