import type { RequestListener } from 'node:http'
import { isPublicSite } from '#domain/school/public-site.ts'
import { isExampleSite } from '#server/env/example-site.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { healthPath } from './not-routed.ts'
import { clientIp, millisecondsSince } from './request-log.ts'

type Options = Pick<Env, 'siteUrl' | 'trustedProxies'> & { log: Log }

/**
 * Redirects requests for any other public host to SITE_URL: search engines would treat the same pages under two names
 * as two sites, and cookies and passkeys are valid for one name only.
 */
export function redirectOtherHosts(
  { siteUrl, trustedProxies, log }: Options,
  next: RequestListener,
): RequestListener {
  // Nobody may be redirected to the operator's own machine, or to the example domain.
  if (!isPublicSite(siteUrl) || isExampleSite(siteUrl)) return next
  let lastServed = new URL(siteUrl).host

  return (request, response) => {
    const started = performance.now()
    const { method = '', url = '', headers, socket } = request
    const { host } = headers
    // HTTP/1.0 has no Host header, and health checks use any host.
    if (!host || host === lastServed || url.split('?', 1)[0] === healthPath) {
      return next(request, response)
    }
    if (isServedHost(host, siteUrl)) {
      lastServed = host
      return next(request, response)
    }
    // A proxy that uses a public name of its own, as some hosting services do, reports the visitor's host here.
    const forwarded = trustedProxies > 0 ? String(headers['x-forwarded-host'] ?? '') : ''
    if (forwarded.split(',').some((name) => isServedHost(name.trim(), siteUrl))) {
      return next(request, response)
    }
    const isRead = method === 'GET' || method === 'HEAD'
    response
      .writeHead(308, {
        // Parsed, because the request may contain characters that are not allowed in a header.
        location: new URL(siteUrl + (url.startsWith('/') ? url : '/')).href,
        // Browsers would remember a redirect to a misspelt SITE_URL.
        'cache-control': 'no-store',
        'content-length': 0,
        // Otherwise Node would read the whole body after the response.
        ...(!isRead && { connection: 'close' }),
      })
      .end()
    const ip = clientIp(socket.remoteAddress, headers['x-forwarded-for'] as string, trustedProxies)
    // Without the path, which may contain a family link.
    log.info({ method, host, status: 308, ms: millisecondsSince(started), ip })
  }
}

/**
 * The site's own host, and hosts that only this machine and its network know: a proxy that does not pass
 * the visitor's host on, its health check, the name of a container.
 */
export function isServedHost(host: string, siteUrl: string): boolean {
  const [, name = ''] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(host.toLowerCase()) ?? []
  return name === new URL(siteUrl).hostname || isPrivateName(name.replace(/\.$/, ''))
}

function isPrivateName(name: string): boolean {
  return privateIp.test(name) || /^[\w-]+$|\.(localhost|local|internal)$/.test(name)
}

const privateIp =
  /^(10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168)(\.\d{1,3}){2,3}$|^\[(::1|f[cd][\da-f:]+|fe[89ab][\da-f:]+)\]$/
