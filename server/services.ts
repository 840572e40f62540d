import type { Services } from '#app/context.ts'
import { leftToPublish, linesOf } from '#content/left-to-publish.ts'
import { schoolDefaults } from '#content/school.ts'
import { sweepPhotos } from '#domain/photos/sweep-photos.ts'
import { removeFirstPassword } from './admin-account/first-password.ts'
import { newToken, preparedAccountStore } from './admin-account/prepared-account-store.ts'
import { savedLoginDelays } from './admin-account/saved-login-delays.ts'
import { imageHosts } from './env/store-choices.ts'
import type { Env } from './env.ts'
import type { HealthCheck } from './http/health-check.ts'
import { type Log, tellOperator } from './log.ts'
import { type CurrentSchool, currentSchool } from './school/current-school.ts'
import { openStores } from './stores.ts'

const day = 24 * 60 * 60 * 1000
/** Browsers send a batch again for a day at most. */
const submissionLifetime = 7 * day

export type OpenServices = {
  services: Services & { school: CurrentSchool }
  isHealthy: HealthCheck
  /** Ends what a crash interrupted and removes what is old; it comes again every day by itself. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

export async function openServices(env: Env, log: Log): Promise<OpenServices> {
  const stores = await openStores(env, {
    warn: (message, details) => log.warn(details, message),
  })
  const { events, photos, pictures, sessions, passwords } = stores
  const now = () => new Date()
  const { delays, close: saveDelays } = await savedLoginDelays(stores.delays, { now, log })
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
  const school = currentSchool(stores.school, { defaults: schoolDefaults, log })
  // No visitor gets the defaults because the store was slow at the start.
  await school.version().catch(() => {})
  // Before the account, so that the box with a new password stands last.
  const left = leftToPublish({ school: await school.current(), siteUrl: env.siteUrl })
  for (const line of linesOf(left)) tellOperator(`Antes de publicar: ${line}`)
  await account.find().catch(tellFault)

  const removeOld = async () => {
    await delays.removeExpired(now().getTime())
    await events.removeSubmissionsBefore(new Date(now().getTime() - submissionLifetime))
  }
  const sweep = () =>
    Promise.all([
      sweepPhotos({ events, photos, school: stores.school }).then(
        (report) => log.info(report, 'photos swept'),
        tellFault,
      ),
      removeOld().catch(tellFault),
    ])
  const daily = setInterval(sweep, day)
  daily.unref()

  return {
    services: {
      siteUrl: env.siteUrl,
      imageHosts: imageHosts(env),
      now,
      events,
      photos,
      pictures,
      school,
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
    sweep: async () => {
      await sweep()
    },
    close: async () => {
      clearInterval(daily)
      await saveDelays()
      await stores.close()
    },
  }
}
