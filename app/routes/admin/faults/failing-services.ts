import type { Services } from '#app/context.ts'
import type { StoreFault } from '#domain/store-fault.ts'

/** Services whose every call fails with this fault, so that a page can read and write nothing. */
export function failingServices(
  { siteUrl, imageHosts, isDatabaseHosted, now, clock, photoUrls, school }: Services,
  fault: StoreFault,
): Services {
  const reject = () => Promise.reject(fault)
  const failing = new Proxy({}, { get: () => reject }) as never
  const failingEvents: object = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'by') return () => failingEvents
        return name === 'bin' ? failing : reject
      },
    },
  )
  const fail = () => {
    throw fault
  }
  const admin = {
    accounts: failing,
    invitations: failing,
    sessions: failing,
    isSignedIn: reject,
    limits: failing,
    knownBrowser: reject,
    passwords: failing,
    commonPasswords: failing,
    passkeys: failing,
    usedChallenges: failing,
    passkeyVerifier: failing,
    newToken: fail,
    newCode: fail,
    passwordIsFromEnv: () => false,
  }
  return {
    siteUrl,
    imageHosts,
    isDatabaseHosted,
    now,
    clock: { ...clock, confirm: reject },
    events: failingEvents as never,
    publicEvents: failing,
    guardedEvents: failing,
    familyLinkLimit: () => true,
    photos: failing,
    publicPhotos: failing,
    photoAccess: failing,
    photoUrls,
    pictures: failing,
    waiting: failing,
    changes: failing,
    isShortOfSpace: reject,
    isBinLargerThanFree: reject,
    backup: reject,
    school: { current: school.current, shown: school.shown, latest: reject, save: reject },
    admin,
  }
}
