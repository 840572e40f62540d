import type { Services } from '#app/context.ts'
import { sweepPhotos } from '#domain/photos/sweep-photos.ts'
import { newToken, preparedAccountStore } from './admin-account.ts'
import { currentEdition, doubting, type Edition } from './edition.ts'
import type { Env } from './env.ts'
import { type Log, tellOperator } from './log.ts'
import { openStores } from './stores.ts'

export type OpenServices = {
  services: Services
  edition: Edition
  /** False when a store does not answer. */
  healthy: () => Promise<boolean>
  close: () => Promise<void>
}

/** What routes may ask for, ready to answer. A store that is out of order does not keep the site shut. */
export async function openServices(env: Env, log: Log): Promise<OpenServices> {
  const stores = await openStores(env, {
    note: (words, facts) => log.warn(facts, words),
  })
  const { photos, pictures, sessions, delays, passwords, close } = stores
  const now = () => new Date()
  const edition = currentEdition(stores.events, now)
  const events = doubting(stores.events, edition)
  const account = preparedAccountStore(env, stores)

  try {
    log.info(await sweepPhotos({ events, photos }), 'photos swept')
    await account.find()
  } catch (fault) {
    log.error({ err: fault }, 'stores do not answer')
    tellOperator(`Atenção: ${(fault as Error).message}`)
  }

  return {
    services: {
      siteUrl: env.siteUrl,
      now,
      events,
      photos,
      pictures,
      admin: { account, sessions, delays, passwords, newToken },
    },
    edition,
    healthy: async () => {
      try {
        await Promise.all([events.ping(), photos.ping()])
        return true
      } catch (fault) {
        log.error({ err: fault }, 'unhealthy')
        return false
      }
    },
    close,
  }
}
