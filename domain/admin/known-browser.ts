import type { AccountStore } from './account-store.ts'
import { rateLimit } from './rate-limit.ts'
import { isSignedToken, newSignedToken, tokenExpiry } from './signed-token.ts'

export const knownBrowserLifetimeMs = 180 * 24 * 60 * 60 * 1000

const purpose = 'known browser'
const rememberedForMs = 3_000

/** For the cookie of a browser in which somebody has just signed in. It grants no access. */
export function newKnownBrowser(
  generation: string,
  chance: { now: Date; newToken: () => string },
): Promise<string> {
  return newSignedToken({ purpose, generation }, knownBrowserLifetimeMs, chance)
}

/** The cookie's value if a person with access has signed in with this browser since their last new password. */
export type FindKnownBrowser = (cookie: string | null, now: Date) => Promise<string | null>

/**
 * Hosted stores bill every read, so the accounts' generations are remembered for some seconds and their reads are rate
 * limited: forged cookies cost next to nothing, and cannot lock out a known browser.
 */
export function knownBrowserFinder(accounts: Pick<AccountStore, 'all'>): FindKnownBrowser {
  const reads = rateLimit({ burst: 20, everyMs: 5_000 })
  let remembered: { generations: string[]; until: number } = { generations: [], until: 0 }
  const matches = async (cookie: string) => {
    for (const generation of remembered.generations) {
      if (await isSignedToken(cookie, { purpose, generation })) return true
    }
    return false
  }

  return async (cookie, now) => {
    const moment = now.getTime()
    if (!cookie || tokenExpiry(cookie, moment) === null) return null
    const isFresh = moment < remembered.until
    if (isFresh && (await matches(cookie))) return cookie
    if (reads.waitMs('accounts', moment) === 0) {
      reads.take('accounts', moment)
      const generations = (await accounts.all()).map(({ generation }) => generation)
      remembered = { generations, until: moment + rememberedForMs }
    }
    return (await matches(cookie)) ? cookie : null
  }
}
