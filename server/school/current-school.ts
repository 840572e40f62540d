import { setTimeout as delay } from 'node:timers/promises'
import type { ChangeableSchool } from '#domain/school/change-school.ts'
import { type SchoolDefaults, type SchoolInUse, schoolInUse } from '#domain/school/school-in-use.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import { type ShownSchool, shownSchool } from '#domain/school/shown-school.ts'
import type { Log } from '#server/log.ts'

/** Its own saves are visible at once. */
export type CurrentSchool = ChangeableSchool & {
  /** From memory. While the store is unavailable, the last known state. */
  current(): Promise<SchoolInUse>
  /** What visitors see of `current`. */
  shown(): Promise<ShownSchool>
  /** The version of what `current` returns from now on. Throws if the store is unavailable. */
  version(): Promise<string>
}

/** A change by another process is visible after this time at the latest. */
const maxAgeMs = 200
/** Pages wait no longer than this for a store. */
const timeoutMs = 250

/** Keeps the school's document in memory, so that no page has to read the store. */
export function currentSchool(
  store: SchoolStore,
  { defaults, siteUrl, log }: { defaults: SchoolDefaults; siteUrl: string; log: Log },
): CurrentSchool {
  const read = (document: unknown, version: string) => {
    const school = schoolInUse(document, defaults)
    return { school, shown: shownSchool(school, siteUrl), version }
  }
  let held = read(null, '')
  let expires = 0
  let refreshing: Promise<void> | null = null

  async function refresh(): Promise<void> {
    const version = await store.version()
    if (version !== held.version) {
      const { document } = await store.find()
      held = read(document, version)
      const { damage } = held.school
      if (damage.length > 0) log.error({ damage }, 'what is stored of the school is damaged')
    }
    expires = performance.now() + maxAgeMs
  }

  function fresh(): Promise<void> {
    if (performance.now() < expires) return Promise.resolve()
    refreshing ??= refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function latestHeld(): Promise<typeof held> {
    if (performance.now() < expires) return held
    await Promise.race([fresh().catch(() => {}), delay(timeoutMs, null, { ref: false })])
    return held
  }

  return {
    current: async () => (await latestHeld()).school,
    shown: async () => (await latestHeld()).shown,
    version: async () => {
      await fresh()
      return held.version
    },
    latest: async () => {
      const { document, revision } = await store.find()
      return { ...schoolInUse(document, defaults), revision }
    },
    save: async (...given) => {
      try {
        return await store.save(...given)
      } finally {
        // A read already in flight may return the old document.
        await refreshing?.catch(() => {})
        expires = 0
      }
    },
  }
}
