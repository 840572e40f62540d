import { randomBytes } from 'node:crypto'
import { schoolDefaults } from '#content/school.ts'
import type { AccountStore } from '#domain/admin/account-store.ts'
import { type PreparedAccount, prepareAccount } from '#domain/admin/prepare-account.ts'
import type { Env } from '#server/env.ts'
import type { Stores } from '#server/stores.ts'
import { removeFirstPassword, saveFirstPassword, tellFirstPassword } from './first-password.ts'
import { randomGroups } from './random-groups.ts'

export type PreparedAccountStore = AccountStore & { prepare: () => Promise<PreparedAccount> }

/**
 * An account store that creates the first account, or applies the environment, before its first use.
 * If the store is unavailable at start, it tries again on the next use.
 */
export function preparedAccountStore(env: Env, stores: Stores): PreparedAccountStore {
  let ready: Promise<PreparedAccount> | null = null
  const prepare = () => {
    ready ??= prepareAndTell(env, stores).catch((fault) => {
      ready = null
      throw fault
    })
    return ready
  }
  const { accounts } = stores
  return {
    ...accounts,
    prepare,
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

/** About 74 bits: short enough to type on a phone, and too many to guess even with the hash. */
export const newRecoveryCode = () => randomGroups(3)

async function prepareAndTell(
  { admin, dataDir, siteUrl }: Env,
  stores: Stores,
): Promise<PreparedAccount> {
  const wanted = { ...admin, defaultEmail: schoolDefaults.facts.email }
  let isSaved = false
  const prepared = await prepareAccount(wanted, stores, {
    now: stores.clock.now(),
    newPassword,
    newGeneration: newToken,
    savePassword: (facts) => {
      saveFirstPassword(dataDir, { ...facts, siteUrl })
      isSaved = true
    },
  })
  if (prepared.generatedPassword) tellFirstPassword(dataDir)
  // Another instance has created the account, with another password.
  else if (isSaved) removeFirstPassword(dataDir)
  return prepared
}
