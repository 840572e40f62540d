import type { AccountStore } from './account-store.ts'
import { rateLimit } from './rate-limit.ts'
import { isSignedToken, newSignedToken, tokenExpiry } from './signed-token.ts'

export const knownBrowserLifetimeMs = 180 * 24 * 60 * 60 * 1000

const purpose = 'known browser'

/** For the cookie of a browser in which the admin has just signed in. It gives no rights. */
export function newKnownBrowser(
  generation: string,
  chance: { now: Date; newToken: () => string },
): Promise<string> {
  return newSignedToken({ purpose, generation }, knownBrowserLifetimeMs, chance)
}

/** The cookie's value if the admin has signed in with this browser since the last new password. */
export type FindKnownBrowser = (cookie: string | null, now: Date) => Promise<string | null>

/**
 * Hosted stores are paid by the read, so the account's generation is remembered and read again only for
 * a cookie that does not match it, a few times a minute: forged cookies cost next to nothing.
 */
export function knownBrowserFinder(account: Pick<AccountStore, 'find'>): FindKnownBrowser {
  const reads = rateLimit({ burst: 20, everyMs: 5_000 })
  let generation: string | null = null
  const matches = async (cookie: string) =>
    generation !== null && (await isSignedToken(cookie, { purpose, generation }))

  return async (cookie, now) => {
    const moment = now.getTime()
    if (!cookie || tokenExpiry(cookie, moment) === null) return null
    if (await matches(cookie)) return cookie
    if (reads.waitMs('account', moment) > 0) return null
    reads.take('account', moment)
    generation = (await account.find())?.generation ?? null
    return (await matches(cookie)) ? cookie : null
  }
}
