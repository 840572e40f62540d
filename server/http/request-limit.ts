import { createMiddleware } from 'hono/factory'
import { errorWords } from '#content/layout.ts'
import { ipBlock } from '#domain/admin/ip-block.ts'
import { rateLimit, takeFromAll } from '#domain/admin/rate-limit.ts'
import type { RequestVariables } from './request-log.ts'

/**
 * Whether a request of this IP is one too many. A class behind one IP can open every page, but a flood from it can
 * neither change a count much nor take the processor from visitors.
 */
export function requestLimit(now: () => Date): (ip: string) => boolean {
  const blocks = rateLimit({ burst: 120, everyMs: 1_000 })
  const all = rateLimit({ burst: 2_000, everyMs: 20 })
  return (ip) =>
    takeFromAll(
      [
        [blocks, ipBlock(ip)],
        [all, 'all'],
      ],
      now().getTime(),
    ) > 0
}

/** For the routes that say so. */
export function limitRequests({ now }: { now: () => Date }) {
  const isTooMuch = requestLimit(now)
  return createMiddleware<RequestVariables>((c, next) => {
    if (!c.get('route')?.handle.limited || !isTooMuch(c.get('clientIp'))) return next()
    return Promise.resolve(c.text(errorWords.busy, 429, { 'retry-after': '60' }))
  })
}
