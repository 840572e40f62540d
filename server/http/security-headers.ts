import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { RequestVariables } from './request-log.ts'
import { robotsTagOfPhotos } from './robots-tag.ts'
import { isFramed } from './route-match.ts'

const deniedFeatures = {
  accelerometer: [],
  camera: [],
  displayCapture: [],
  geolocation: [],
  gyroscope: [],
  magnetometer: [],
  microphone: [],
  midi: [],
  payment: [],
  usb: [],
}

/** The headers of every response. HTML documents have a content security policy of their own. */
export function securityHeaders({ siteUrl }: { siteUrl: string }) {
  const common = {
    xContentTypeOptions: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
    permissionsPolicy: deniedFeatures,
    crossOriginOpenerPolicy: true,
    // Without subdomains: the school may have one that only supports http.
    strictTransportSecurity: siteUrl.startsWith('https:') && 'max-age=31536000',
    crossOriginResourcePolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
  const headers = secureHeaders({ ...common, xFrameOptions: 'DENY' })
  const guardedHeaders = secureHeaders({
    ...common,
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
  })
  const framedHeaders = secureHeaders({ ...common, xFrameOptions: 'SAMEORIGIN' })

  return createMiddleware<RequestVariables>(async (c, next) => {
    const withPolicy = async () => {
      await next()
      if (!c.res.headers.has('content-security-policy')) {
        c.res.headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      }
    }
    const withoutTraces = async () => {
      await withPolicy()
      c.res.headers.set('cache-control', 'private, no-store')
      c.res.headers.set('x-robots-tag', robotsTagOfPhotos)
    }
    const route = c.get('route')
    if (route?.handle.guarded) return guardedHeaders(c, withoutTraces)
    return isFramed(route) ? framedHeaders(c, withPolicy) : headers(c, withPolicy)
  })
}
