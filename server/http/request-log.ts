import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import type { RouteMatch } from './route-match.ts'

export type RequestVariables = {
  Variables: {
    requestId: string
    clientIp: string
    cacheable?: boolean
    /** Null where no route but the not-found page matches. */
    route: RouteMatch | null
    /** The response is the same for everyone, so it carries no request id. */
    sharedResponse?: boolean
  }
}

// hono/request-id would accept an id from the visitor, and add one to shared responses too.
export function requestLog(log: Log, { trustedProxies }: Env) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    const forwarded = c.req.header('x-forwarded-for')
    const ip = clientIp(getConnInfo(c).remote.address, forwarded, trustedProxies)
    c.set('requestId', requestId)
    c.set('clientIp', ip)

    await next()

    if (!c.get('sharedResponse')) c.header('x-request-id', requestId)
    const { method } = c.req
    const route = c.get('route')
    const path = route?.handle.secretPath ? route.path : c.req.path
    const ms = millisecondsSince(started)
    log.info({ requestId, method, path, status: c.res.status, ms, ip })
  })
}

export function millisecondsSince(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10
}

/** Each trusted proxy appended one IP: the visitor's is that many places from the end. */
export function clientIp(socketIp = 'unknown', forwarded = '', trustedProxies: number): string {
  if (trustedProxies === 0) return socketIp
  const ips = forwarded.split(',').map((part) => part.trim())
  return ips.at(-trustedProxies) || socketIp
}
