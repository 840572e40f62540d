import { randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { createMiddleware } from 'hono/factory'
import { isBuiltFile } from './assets.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

export type RequestFacts = {
  Variables: {
    requestId: string
    clientAddress: string
    /** The answer is the same for everyone, so it carries nobody's number. */
    shared?: boolean
  }
}

/** A line per request; the id goes back in a header and onto the error page. */
export function requestLog(log: Log, { trustedProxies }: Env) {
  return createMiddleware<RequestFacts>(async (c, next) => {
    const requestId = randomUUID()
    const started = performance.now()
    const forwarded = c.req.header('x-forwarded-for')
    const address = clientAddress(getConnInfo(c).remote.address, forwarded, trustedProxies)
    c.set('requestId', requestId)
    c.set('clientAddress', address)

    await next()

    if (!isBuiltFile(c) && !c.get('shared')) c.header('x-request-id', requestId)
    const { method, path } = c.req
    log.info({ requestId, method, path, status: c.res.status, ms: since(started), address })
  })
}

/** Milliseconds, to one decimal. */
export function since(started: number): number {
  return Math.round((performance.now() - started) * 10) / 10
}

/** Each trusted proxy appended one address: the visitor stands that many places from the end. */
export function clientAddress(
  socketAddress = 'unknown',
  forwarded = '',
  trustedProxies: number,
): string {
  if (trustedProxies === 0) return socketAddress
  const addresses = forwarded.split(',').map((part) => part.trim())
  return addresses.at(-trustedProxies) || socketAddress
}
