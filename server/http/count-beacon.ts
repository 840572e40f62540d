import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { type Countable, countedNames } from '#domain/statistics/counted.ts'
import { mayBeCounted } from '#domain/statistics/may-be-counted.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Env } from '#server/env.ts'
import { isSameOrigin } from './csrf.ts'
import { requestLimit } from './request-limit.ts'
import { clientIp } from './request-log.ts'

const maxBytes = 1024

type Parts = {
  env: Pick<Env, 'siteUrl' | 'trustedProxies'>
  /** Null: the school counts nothing. */
  countable: () => Promise<Countable | null>
  add: (names: readonly string[]) => void
  now: () => Date
}

/**
 * Counts what a page reports was done on it. It comes before the request log, so that nothing links a count with an
 * IP. The response is always the same.
 */
export function countBeacon({ env, countable, add, now }: Parts) {
  const isTooMuch = requestLimit(now)

  async function count(names: string): Promise<void> {
    try {
      const site = await countable()
      if (site) add(await countedNames(names, site))
    } catch (fault) {
      // What cannot be checked now is not counted; the health check reports the store.
      if (!isStoreFault(fault)) throw fault
    }
  }

  return async (c: Context) => {
    const { headers } = c.req.raw
    const ip = clientIp(
      getConnInfo(c).remote.address,
      headers.get('x-forwarded-for') ?? '',
      env.trustedProxies,
    )
    const isMeant =
      isSameOrigin(headers, env) &&
      mayBeCounted(headers) &&
      Number(headers.get('content-length') ?? maxBytes + 1) <= maxBytes
    if (isMeant && !isTooMuch(ip)) {
      await count(await c.req.text())
    }
    return c.body(null, 204, { 'cache-control': 'no-store' })
  }
}
