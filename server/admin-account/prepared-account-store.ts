import { randomBytes, randomInt } from 'node:crypto'
import { schoolDefaults } from '#content/school.ts'
import type { AccountStore } from '#domain/admin/account-store.ts'
import { prepareAccount } from '#domain/admin/prepare-account.ts'
import type { Env } from '#server/env.ts'
import type { Stores } from '#server/stores.ts'
import { firstPasswordNews } from './first-password.ts'

/**
 * An account store that creates the account, or applies the environment to it, before its first use.
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
  return {
    ...stores.account,
    find: async () => {
      await prepare()
      return stores.account.find()
    },
  }
}

export const newToken = () => randomBytes(32).toString('base64url')

/** Four groups of five unambiguous characters: about 96 bits. */
export function newPassword(): string {
  const signs = 'abcdefghjkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => signs[randomInt(signs.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

async function prepareAndTell(
  env: Env,
  stores: Stores,
  tell: (sentence: string) => void,
): Promise<void> {
  const wanted = { ...env.admin, defaultEmail: schoolDefaults.facts.email }
  const chance = { newPassword, newGeneration: newToken }
  const { account, generatedPassword } = await prepareAccount(wanted, stores, chance)
  if (!generatedPassword) return
  const facts = { email: account.email, password: generatedPassword, siteUrl: env.siteUrl }
  tell(firstPasswordNews(env.dataDir, facts))
}
