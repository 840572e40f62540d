import type { Services } from '#app/context.ts'
import { firstAccountId } from '#domain/admin/account-store.ts'
import { normalizedEmail } from '#domain/admin/email.ts'
import { knownBrowserFinder } from '#domain/admin/known-browser.ts'
import { loginLimits } from '#domain/admin/login-limits.ts'
import { operatorsAccount } from '#domain/admin/prepare-account.ts'
import { recentSessions } from '#domain/admin/recent-sessions.ts'
import type { Env } from '#server/env.ts'
import { passkeyVerifierOf, type Stores } from '#server/stores.ts'
import { removeFirstPassword } from './first-password.ts'
import { newRecoveryCode, newToken } from './prepared-account-store.ts'

/** What the routes need for accounts and sign-in. */
export function adminServices(
  env: Env,
  stores: Stores,
  siteName: () => Promise<string>,
  now: () => Date,
): Services['admin'] {
  const { accounts, invitations, passwords, commonPasswords, passkeys, usedChallenges } = stores
  const sessions: Stores['sessions'] = {
    ...stores.sessions,
    create: async (session) => {
      await stores.sessions.create(session)
      removeFirstPassword(env.dataDir)
    },
  }
  return {
    accounts,
    invitations,
    sessions,
    isSignedIn: recentSessions({ accounts, sessions }, now),
    limits: loginLimits(),
    knownBrowser: knownBrowserFinder(accounts),
    passwords,
    commonPasswords,
    passkeys,
    usedChallenges,
    passkeyVerifier: passkeyVerifierOf({ siteUrl: env.siteUrl, siteName }),
    newToken,
    newCode: newRecoveryCode,
    emailFromEnv: (id, all) => {
      const { email } = env.admin
      return email && operatorsAccount(all, { email })?.id === id ? email : null
    },
    passwordIsFromEnv: ({ id, email }) => {
      const wanted = env.admin
      if (wanted.password === null) return false
      if (wanted.email === null) return id === firstAccountId
      return normalizedEmail(email) === normalizedEmail(wanted.email)
    },
  }
}
