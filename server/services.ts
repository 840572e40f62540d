import { setTimeout as delay } from 'node:timers/promises'
import type { Services } from '#app/context.ts'
import { schoolDefaults } from '#content/school.ts'
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
import { publicPhotos } from '#domain/photos/public-photos.ts'
import { shownPictures } from '#domain/school/lists/item-pictures.ts'
import { adminServices } from './admin-account/admin-services.ts'
import { announceStart } from './admin-account/announce-start.ts'
import { newToken, preparedAccountStore } from './admin-account/prepared-account-store.ts'
import { startAlarm } from './alarm/start-alarm.ts'
import { installedRelease } from './env/installed-release.ts'
import { runningVersion } from './env/running-version.ts'
import { controlsPhotoFiles, imageHosts } from './env/store-choices.ts'
import type { Env } from './env.ts'
import { reportStoreFault, startHousekeeping } from './housekeeping.ts'
import { type HealthCheck, rememberHealth } from './http/health-check.ts'
import { ownBackup, storeHealth } from './http/store-health.ts'
import type { Log } from './log.ts'
import { startNightlySchedule } from './nightly/nightly-schedule.ts'
import { type CurrentSchool, currentSchool } from './school/current-school.ts'
import {
  isShortOfSpace,
  isTooLargeFor,
  openLinkSecret,
  openStores,
  photoUrlsByKind,
  type Stores,
} from './stores.ts'

export type OpenServices = {
  /** All but what the routes are needed for. */
  services: Omit<Services, 'paths'> & { school: CurrentSchool }
  onChange: Stores['onChange']
  /** Creates the first account, and prints what the operator must know after a start. */
  announce: () => Promise<void>
  health: HealthCheck
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
  const health = rememberHealth(storeHealth(stores, env, log))
  const stopAlarm = startAlarm({ env, health, clock, log })
  const stopSchedule = startNightlySchedule({ env, now: clock.now, log })

  const { siteUrl } = env
  const release = installedRelease()
  return {
    services: {
      siteUrl,
      version: runningVersion(),
      runs: { since: (release?.since ?? now()).toISOString(), before: release?.before ?? null },
      imageHosts: imageHosts(env),
      isDatabaseHosted: env.store.kind === 'firestore',
      controlsPhotoFiles: controlsPhotoFiles(env),
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
    announce: () => announceStart({ env, log, school, accounts, stored: stores.accounts }),
    health,
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
