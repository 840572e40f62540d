import { randomBytes } from 'node:crypto'
import { schoolDefaults } from '#content/school.ts'
import type { AccountStore } from '#domain/admin/account-store.ts'
import { prepareAccount } from '#domain/admin/prepare-account.ts'
import type { Env } from '#server/env.ts'
import type { Stores } from '#server/stores.ts'
import { firstPasswordNews } from './first-password.ts'
import { randomGroups } from './random-groups.ts'

/**
 * An account store that creates the first account, or applies the environment, before its first use.
 * If the store is unavailable at start, it tries again on the next use.
 */
export function preparedAccountStore(
  env: Env,
  stores: Stores,
  tell: (sentence: string) => void,
): AccountStore {
  let ready: Promise<void> | null = null
  const prepare = () => {
    ready ??= prepareAndTell(env, stores, tell).catch((fault) => {
      ready = null
      throw fault
    })
    return ready
  }
  const { accounts } = stores
  return {
    ...accounts,
    all: async () => {
      await prepare()
      return accounts.all()
    },
    find: async (id) => {
      await prepare()
      return accounts.find(id)
    },
  }
}

export const newToken = () => randomBytes(32).toString('base64url')

/** About 99 bits. */
export const newPassword = () => randomGroups(4)

/** About 74 bits: to type on a phone, and too many to guess even for somebody who has the hash. */
export const newRecoveryCode = () => randomGroups(3)

async function prepareAndTell(
  env: Env,
  stores: Stores,
  tell: (sentence: string) => void,
): Promise<void> {
  const wanted = { ...env.admin, defaultEmail: schoolDefaults.facts.email }
  const chance = { now: new Date(), newPassword, newGeneration: newToken }
  const { account, generatedPassword } = await prepareAccount(wanted, stores, chance)
  if (!generatedPassword) return
  const facts = { email: account.email, password: generatedPassword, siteUrl: env.siteUrl }
  tell(firstPasswordNews(env.dataDir, facts))
}
