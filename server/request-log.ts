import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

export type RequestFacts = { Variables: { requestId: string; clientAddress: string } }

/** A line per request; the id goes back in a header and onto the error page. */
export function requestLog(log: Log, env: Env) {
  return createMiddleware<RequestFacts>(async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    c.set('requestId', requestId)
    c.set('clientAddress', clientAddress(c, env.trustedProxies))

    await next()

    c.header('x-request-id', requestId)
    log.info({
      requestId,
      method: c.req.method,
      path: c.req.path,
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      address: c.get('clientAddress'),
    })
  })
}

/** Each trusted proxy appended one address: the visitor stands that many places from the end. */
function clientAddress(c: Context, trustedProxies: number): string {
  const socketAddress = getConnInfo(c).remote.address ?? 'unknown'
  if (trustedProxies === 0) return socketAddress
  const forwarded = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim())
  return forwarded.at(-trustedProxies) || socketAddress
}
