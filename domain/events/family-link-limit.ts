import { ipBlock } from '#domain/admin/ip-block.ts'
import { rateLimit, takeFromAll } from '#domain/admin/rate-limit.ts'

/** Counts a request for a link that does not exist. True: too many, so respond as cheaply as possible. */
export type FamilyLinkLimit = (ip: string, now: number) => boolean

/** Guessing is hopeless; this keeps it from using up the processor. A link that exists is never counted. */
export function familyLinkLimit(): FamilyLinkLimit {
  const ips = rateLimit({ burst: 20, everyMs: 5_000 })
  const all = rateLimit({ burst: 60, everyMs: 500 })
  return (ip, now) =>
    takeFromAll(
      [
        [ips, ipBlock(ip)],
        [all, 'all'],
      ],
      now,
    ) > 0
}
