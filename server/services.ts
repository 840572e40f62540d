import type { Services } from '#app/context.ts'
import { sweepPhotos } from '#domain/photos/sweep-photos.ts'
import { removeFirstPassword } from './admin-account/first-password.ts'
import { newToken, preparedAccountStore } from './admin-account/prepared-account-store.ts'
import type { Env } from './env.ts'
import type { HealthCheck } from './http/health-check.ts'
import { type Log, tellOperator } from './log.ts'
import { openStores } from './stores.ts'

export type OpenServices = {
  services: Services
  isHealthy: HealthCheck
  sweepPhotos: () => Promise<void>
  close: () => Promise<void>
}

export async function openServices(env: Env, log: Log): Promise<OpenServices> {
  const stores = await openStores(env, {
    warn: (message, details) => log.warn(details, message),
  })
  const { events, photos, pictures, sessions, delays, passwords, close } = stores
  const now = () => new Date()
  const account = preparedAccountStore(env, stores)

  const sessionStore: typeof sessions = {
    ...sessions,
    create: async (session) => {
      await sessions.create(session)
      removeFirstPassword(env.dataDir)
    },
  }

  const tellFault = (fault: unknown) => {
    log.error({ err: fault }, 'stores do not answer')
    tellOperator(`Atenção: ${(fault as Error).message}`)
  }
  await account.find().catch(tellFault)

  return {
    services: {
      siteUrl: env.siteUrl,
      now,
      events,
      photos,
      pictures,
      admin: { account, sessions: sessionStore, delays, passwords, newToken },
    },
    isHealthy: async () => {
      try {
        await Promise.all([events.ping(), photos.ping()])
        return true
      } catch (fault) {
        log.error({ err: fault }, 'unhealthy')
        return false
      }
    },
    sweepPhotos: () =>
      sweepPhotos({ events, photos }).then((report) => log.info(report, 'photos swept'), tellFault),
    close,
  }
}
