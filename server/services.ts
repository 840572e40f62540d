import type { Services } from '#app/context.ts'
import { clockWords } from '#content/clock.ts'
import { leftSentence, leftToPublish } from '#content/left-to-publish.ts'
import { schoolDefaults } from '#content/school.ts'
import { firstAccountId } from '#domain/admin/account-store.ts'
import { normalizedEmail } from '#domain/admin/email.ts'
import { knownBrowserFinder } from '#domain/admin/known-browser.ts'
import { loginLimits } from '#domain/admin/login-limits.ts'
import { recentSessions } from '#domain/admin/recent-sessions.ts'
import { type BackupState, backupState } from '#domain/backups/backup-record.ts'
import { oldestKept } from '#domain/changes/change-log.ts'
import { type TrustedClock, trustedClock } from '#domain/clock/trusted-clock.ts'
import { removeOverdue } from '#domain/events/empty-bin.ts'
import { familyLinkLimit } from '#domain/events/family-link-limit.ts'
import { guardedEvents } from '#domain/events/guarded-events.ts'
import { publicEvents } from '#domain/events/public-events.ts'
import type { OnFilesLeft } from '#domain/photos/files-left.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { pingStores } from '#domain/photos/ping-stores.ts'
import { type SettleEvents, settleEvents } from '#domain/photos/settle-events.ts'
import { sweepPhotos } from '#domain/photos/sweep-photos.ts'
import { sweepWaiting } from '#domain/photos/waiting-batch.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { remindOfFirstPassword, removeFirstPassword } from './admin-account/first-password.ts'
import {
  newRecoveryCode,
  newToken,
  preparedAccountStore,
} from './admin-account/prepared-account-store.ts'
import { startAlarm } from './alarm/start-alarm.ts'
import { operatorCommand } from './env/operator-command.ts'
import { imageHosts, keepsEverything } from './env/store-choices.ts'
import type { Env } from './env.ts'
import { type BackupHealth, type HealthCheck, rememberHealth } from './http/health-check.ts'
import { type Log, tellOperator } from './log.ts'
import { startNightlySchedule } from './nightly/nightly-schedule.ts'
import { type CurrentSchool, currentSchool } from './school/current-school.ts'
import {
  isBinLargerThanFree,
  isShortOfSpace,
  loadBackupRecord,
  openStores,
  passkeyVerifierOf,
  photoUrlsByKind,
  type Stores,
} from './stores.ts'

const minute = 60 * 1000
const day = 24 * 60 * minute
/** Browsers retry a batch for a day at most. */
const submissionLifetime = 7 * day

export type OpenServices = {
  services: Services & { school: CurrentSchool }
  /** Creates the first account, and tells the operator what a start has to tell. */
  announce: () => Promise<void>
  health: HealthCheck
  /** Undefined with hosted stores: their backups are not ours. */
  backupHealth: (() => Promise<BackupHealth>) | undefined
  /** Ends what a crash interrupted and removes what is old; repeated every day. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

export async function openServices(env: Env, log: Log): Promise<OpenServices> {
  const now = () => new Date()
  const stores = await openStores(env, { warn: (message, details) => log.warn(details, message) })
  const school = await openSchool(stores, env, log)
  const schoolNow = await school.current()
  const accounts = preparedAccountStore(env, stores)
  const admin = adminServices(env, { ...stores, accounts }, schoolNow, now)
  const { events, photos, pictures, waiting } = stores
  const clock = trustedClock(stores.clock, now)
  await clock.check().catch(reportStoreFault(log))
  const settling = settleEvents({ events, photos }, reportStoreFault(log))
  const housekeeping = startHousekeeping(stores, { now, clock, log, settling })
  const backup = ownBackup(env, now, log)
  const health = rememberHealth(healthOf(stores, env, log))
  const stopAlarm = startAlarm({ env, health, log })
  const stopSchedule = startNightlySchedule({ env, log })

  const { siteUrl } = env
  return {
    services: {
      siteUrl,
      imageHosts: imageHosts(env),
      now,
      clock: {
        ...clock,
        confirm: async () => {
          await clock.confirm()
          void housekeeping.sweep()
        },
      },
      events,
      publicEvents: publicEvents(events, clock.now),
      guardedEvents: guardedEvents(events, now, clock.now),
      familyLinkLimit: familyLinkLimit(),
      settlePhotos: (id) => settling.settle(id, clock.now()),
      photos,
      photoUrls: shownPhotoUrls(Object.values(photoUrlsByKind)),
      pictures,
      waiting,
      changes: stores.changes,
      isShortOfSpace: () => isShortOfSpace(env.dataDir),
      isBinLargerThanFree: () => isBinLargerThanFree(env.dataDir),
      backup,
      school,
      admin,
    },
    announce: async () => {
      tellWhatIsLeftToPublish(schoolNow, env)
      const prepared = await accounts.prepare().catch(reportStoreFault(log))
      if (prepared && !prepared.generatedPassword) {
        remindOfFirstPassword(env.dataDir, prepared.account)
      }
    },
    health,
    backupHealth: backup && (async () => backupHealthOf(await backup())),
    sweep: housekeeping.sweep,
    close: async () => {
      stopAlarm()
      stopSchedule()
      housekeeping.stop()
      await stores.close()
    },
  }
}

async function openSchool(stores: Stores, { siteUrl }: Env, log: Log): Promise<CurrentSchool> {
  const school = currentSchool(stores.school, { defaults: schoolDefaults, siteUrl, log })
  // Wait for the store, so that no visitor gets the defaults because it was slow at the start.
  await school.version().catch(() => {})
  return school
}

function tellWhatIsLeftToPublish(school: SchoolInUse, { siteUrl }: Env): void {
  const left = leftToPublish({ school, siteUrl })
  const places = { panel: `${siteUrl}/admin`, doctor: operatorCommand('doctor') }
  const sentence = leftSentence(left, places)
  if (sentence) tellOperator(sentence)
}

function adminServices(
  env: Env,
  stores: Stores,
  { facts }: SchoolInUse,
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
    passkeyVerifier: passkeyVerifierOf({ siteUrl: env.siteUrl, siteName: facts.name }),
    newToken,
    newCode: newRecoveryCode,
    passwordIsFromEnv: ({ id, email }) => {
      const wanted = env.admin
      if (wanted.password === null) return false
      if (wanted.email === null) return id === firstAccountId
      return normalizedEmail(email) === normalizedEmail(wanted.email)
    },
  }
}

function healthOf(stores: Stores, { dataDir }: Env, log: Log): HealthCheck {
  return async () => {
    try {
      await pingStores(stores)
      return (await isShortOfSpace(dataDir)) ? 'disco' : 'ok'
    } catch (fault) {
      log.error({ err: fault }, 'unhealthy')
      return 'unavailable'
    }
  }
}

/** How the nightly backup is doing, if everything is kept on this machine. */
function ownBackup(env: Env, now: () => Date, log: Log): Services['backup'] {
  if (!keepsEverything(env)) return undefined
  return async () => {
    const record = await loadBackupRecord(env.dataDir).catch((err) => {
      log.error({ err }, 'the record of backups cannot be read')
      return null
    })
    return record && backupState(record, now())
  }
}

function backupHealthOf(state: BackupState | null): BackupHealth {
  return state?.last ? { ...state.last, late: state.isLate } : null
}

type HousekeepingOptions = {
  now: () => Date
  clock: TrustedClock
  log: Log
  settling: SettleEvents
}

/** Ends what a crash interrupted and removes what is old: when asked, and by itself. */
function startHousekeeping(
  { events, photos, school, waiting, usedChallenges, changes }: Stores,
  { now, clock, log, settling }: HousekeepingOptions,
) {
  const removeOld = async () => {
    await usedChallenges.removeExpired(now().getTime())
    await changes.removeBefore(oldestKept(clock.now()))
    await events.removeSubmissionsBefore(new Date(now().getTime() - submissionLifetime))
  }
  const sweepAllPhotos = async () => {
    const report = await sweepPhotos({ events, photos, school, waiting })
    // Nothing to sweep is no news: at the start the address of the site stays the last line.
    if (Object.values(report).some((count) => count > 0)) log.info(report, 'photos swept')
  }
  const report = reportStoreFault(log)
  const emptyBin = async () => {
    const left: OnFilesLeft = (urls, err) =>
      log.warn({ urls, err }, 'files of the bin are left for the next sweep')
    const items = await removeOverdue({ events, photos }, clock.now(), left)
    if (items > 0) log.info({ items }, 'removed from the bin after 30 days')
  }
  const dropOldBatches = async () => {
    await sweepWaiting({ events, photos, waiting }, now()).catch(report)
  }
  const settle = async () => {
    await settling.run(clock.now()).catch(report)
  }
  const tellClockDoubt = () => {
    const doubt = clock.doubt()
    if (!doubt) return
    log.error(doubt, 'the clock is in doubt')
    tellOperator(`Atenção: ${clockWords.doubt(doubt)} ${clockWords.held} ${clockWords.inPanel}`)
  }
  const sweep = async () => {
    tellClockDoubt()
    // First what is old and open: a crash may have left photos of a hidden event in public.
    await sweepAllPhotos().catch(report)
    await Promise.all([settle(), removeOld().catch(report), emptyBin().catch(report)])
    await dropOldBatches()
  }
  const timers = [
    setInterval(sweep, day),
    setInterval(dropOldBatches, 10 * minute),
    setInterval(() => clock.check().catch(report), 60 * minute),
    setInterval(() => settling.runIfDue(clock.now()).catch(report), minute / 2),
  ]
  for (const timer of timers) timer.unref()
  const stop = () => {
    for (const timer of timers) clearInterval(timer)
  }
  return { sweep, stop }
}

/** For the rejection of an unavailable store: the site continues without it. */
function reportStoreFault(log: Log): (fault: unknown) => void {
  return (fault) => {
    log.error({ err: fault }, 'stores do not answer')
    tellOperator(`Atenção: ${(fault as Error).message}`)
  }
}
