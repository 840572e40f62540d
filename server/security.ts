import { createMiddleware } from 'hono/factory'
import { formFrameHosts } from '#content/form-frame-hosts.ts'
import { isBuiltFile } from './assets.ts'
import type { Env } from './env.ts'

const permissions = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** The headers of every answer. Documents replace the policy with one that names their scripts. */
export function securityHeaders(env: Env) {
  const https = env.siteUrl.startsWith('https:')
  return createMiddleware(async (c, next) => {
    await next()
    const { headers } = c.res
    headers.set('x-content-type-options', 'nosniff')
    // Not a document: what follows would only make each of a dozen files heavier.
    if (isBuiltFile(c)) return
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    headers.set('permissions-policy', permissions.map((name) => `${name}=()`).join(', '))
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('x-frame-options', mayBeFramed(c.req.path) ? 'SAMEORIGIN' : 'DENY')
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
  })
}

/** Our own level test stands in a frame of our own page; nothing else stands in any. */
function mayBeFramed(path: string): boolean {
  return /^\/formulario\/[^/.]+$/.test(path)
}

export type DocumentParts = {
  path: string
  scripts: readonly string[]
  styles: readonly string[]
  /** Other hosts whose pictures the page may show. */
  pictureHosts: readonly string[]
}

/** Nothing runs or paints but what this site wrote: inline parts by their hash, the rest by origin. */
export function documentPolicy({ path, scripts, styles, pictureHosts }: DocumentParts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...pictureHosts].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' https://www.google.com ${formFrameHosts.join(' ')}`.trim(),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors '${mayBeFramed(path) ? 'self' : 'none'}'`,
  ].join('; ')
}
