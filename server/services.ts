import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '#app/context.ts'
import { leftSentence, leftToPublish } from '#content/left-to-publish.ts'
import { schoolDefaults } from '#content/school.ts'
import { type AdminAccount, firstAccountId, firstAccountOf } from '#domain/admin/account-store.ts'
import { firstGeneration } from '#domain/admin/first-password.ts'
import { type BackupState, backupState } from '#domain/backups/backup-record.ts'
import { photosOf } from '#domain/events/deleted-item.ts'
import { familyLinkLimit } from '#domain/events/family-link-limit.ts'
import { guardedEvents } from '#domain/events/guarded-events.ts'
import { publicEvents } from '#domain/events/public-events.ts'
import { tokenSeal } from '#domain/events/sealed-token.ts'
import { followSitePictures, followVisibility } from '#domain/photos/follow-visibility.ts'
import { type PhotoAccess, photoAccess } from '#domain/photos/hosted-access.ts'
import { photoKey } from '#domain/photos/photo-key.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { photosToSave } from '#domain/photos/photos-to-save.ts'
import { pingStores } from '#domain/photos/ping-stores.ts'
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { shownPictures } from '#domain/school/lists/item-pictures.ts'
import type { SchoolInUse } from '#domain/school/school-in-use.ts'
import { adminServices } from './admin-account/admin-services.ts'
import { remindOfFirstPassword } from './admin-account/first-password.ts'
import { newToken, preparedAccountStore } from './admin-account/prepared-account-store.ts'
import { startAlarm } from './alarm/start-alarm.ts'
import { operatorCommand } from './env/operator-command.ts'
import { runningVersion } from './env/running-version.ts'
import { imageHosts, keepsEverything } from './env/store-choices.ts'
import type { Env } from './env.ts'
import { reportStoreFault, startHousekeeping } from './housekeeping.ts'
import { type BackupHealth, type HealthCheck, rememberHealth } from './http/health-check.ts'
import { type Log, tellOperator } from './log.ts'
import { startNightlySchedule } from './nightly/nightly-schedule.ts'
import { type CurrentSchool, currentSchool } from './school/current-school.ts'
import {
  isShortOfSpace,
  isTooLargeFor,
  loadBackupRecord,
  openLinkSecret,
  openStores,
  photoUrlsByKind,
  type Stores,
} from './stores.ts'

export type OpenServices = {
  services: Services & { school: CurrentSchool }
  onChange: Stores['onChange']
  /** Creates the first account, and prints what the operator must know after a start. */
  announce: () => Promise<void>
  health: HealthCheck
  /** Undefined with hosted stores, which this site does not back up. */
  backupHealth: (() => Promise<BackupHealth>) | undefined
  /** Finishes what a crash interrupted and removes what is old; repeated every day. */
  sweep: () => Promise<void>
  close: () => Promise<void>
}

export async function openServices(env: Env, log: Log): Promise<OpenServices> {
  const now = () => new Date()
  const stores = await openStores(env, { warn: (message, details) => log.warn(details, message) })
  const { photos, pictures, waiting, clock } = stores
  const told = photoAccess({ ...stores, defaults: schoolDefaults, now: clock.publicNow })
  const access = patientAccess(told, reportStoreFault(log))
  const schools = photos.access
    ? followSitePictures(stores.school, schoolDefaults, access.follow)
    : stores.school
  const school = await openSchool(schools, env, log)
  const accounts = preparedAccountStore(env, stores)
  const siteName = async () => (await school.current()).facts.name
  const admin = adminServices(env, { ...stores, accounts }, siteName, now)
  const linkSeal = tokenSeal(await linkSecretOf(env, log))
  await clock.check().catch(reportStoreFault(log))
  // Load every event now, so that the first visitor does not wait for it.
  await stores.events.version().catch(reportStoreFault(log))
  const events = photos.access
    ? followVisibility(stores.events, access.follow, clock.publicNow)
    : stores.events
  const housekeeping = startHousekeeping({ ...stores, events }, { log, access })
  const backup = ownBackup(env, clock.now, log)
  const health = rememberHealth(healthOf(stores, env, log))
  const stopAlarm = startAlarm({ env, health, clock, log })
  const stopSchedule = startNightlySchedule({ env, now: clock.now, log })

  const { siteUrl } = env
  return {
    services: {
      siteUrl,
      version: runningVersion(),
      imageHosts: imageHosts(env),
      isDatabaseHosted: env.store.kind === 'firestore',
      now,
      clock: {
        ...clock,
        confirm: async () => {
          await clock.confirm()
          void housekeeping.sweep()
        },
      },
      events,
      publicEvents: publicEvents(events, clock.publicNow),
      guardedEvents: guardedEvents(events, now, clock.publicNow),
      familyLinkLimit: familyLinkLimit(),
      linkSeal,
      photos,
      publicPhotos: publicPhotos({
        events,
        sitePictures: async () => shownPictures(await school.current()),
        now: clock.publicNow,
      }),
      photosToSave: photosToSave(stores),
      photoAccess: access,
      photoUrls: shownPhotoUrls(Object.values(photoUrlsByKind), clock.publicNow),
      pictures,
      waiting,
      changes: stores.changes,
      statistics: stores.statistics,
      isShortOfSpace: () => isShortOfSpace(env.dataDir),
      isBinLargerThanFree: async () => {
        // The bin's files are not on this disk, and each read of the bin is billed.
        if (photos.access) return false
        const deleted = (await events.bin.all()).flatMap(photosOf)
        return isTooLargeFor(
          env.dataDir,
          deleted.map(({ url }) => photoKey(url)),
        )
      },
      backup,
      school,
      admin,
    },
    onChange: stores.onChange,
    announce: async () => {
      const schoolNow = await school.current().catch(() => null)
      const known = await stores.accounts.all().catch(() => [])
      if (schoolNow) tellWhatIsLeftToPublish(schoolNow, known, env)
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
      await stores.statistics.flush().catch(reportStoreFault(log))
      await stores.close()
    },
  }
}

async function openSchool(
  store: Stores['school'],
  { siteUrl }: Env,
  log: Log,
): Promise<CurrentSchool> {
  const school = currentSchool(store, { defaults: schoolDefaults, siteUrl, log })
  // Wait for the store, so that no visitor is refused because it was slow at the start.
  await school.version().catch(() => {})
  return school
}

/** If the disk cannot store the secret, family links still work, and can be shown again until the site stops. */
async function linkSecretOf(env: Env, log: Log): Promise<string> {
  return openLinkSecret(env).catch((err) => {
    log.warn({ err }, 'the key of family links cannot be stored')
    return newToken()
  })
}

function tellWhatIsLeftToPublish(
  school: SchoolInUse,
  accounts: readonly AdminAccount[],
  env: Env,
): void {
  const { siteUrl } = env
  const left = leftToPublish({ school, siteUrl, account: accountAfterStart(accounts, env) })
  const places = { panel: `${siteUrl}/admin`, doctor: operatorCommand('doctor') }
  const sentence = leftSentence(left, places)
  if (sentence) tellOperator(sentence)
}

/** The first account as it will be once the start has created it and printed its password. */
function accountAfterStart(accounts: readonly AdminAccount[], { admin }: Env) {
  const stored = firstAccountOf(accounts)
  if (accounts.length > 0 && !stored) return null
  return {
    id: firstAccountId,
    email: admin.email ?? stored?.email ?? schoolDefaults.facts.email,
    generation: admin.password ? '' : (stored?.generation ?? firstGeneration('')),
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

const accessPatience = 8_000

/** Waits for the host, but not longer than `accessPatience`. The panel shows which photos are still open. */
function patientAccess(access: PhotoAccess, report: (fault: unknown) => void): PhotoAccess {
  return {
    ...access,
    follow: async (photos) => {
      const followed = access.follow(photos).catch(report)
      await Promise.race([followed, delay(accessPatience, null, { ref: false })])
    },
  }
}
