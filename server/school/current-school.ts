import { setTimeout as delay } from 'node:timers/promises'
import type { ChangeableSchool } from '#domain/school/change-school.ts'
import { type SchoolDefaults, type SchoolInUse, schoolInUse } from '#domain/school/school-in-use.ts'
import type { SchoolStore } from '#domain/school/school-store.ts'
import { type ShownSchool, shownSchool } from '#domain/school/shown-school.ts'
import { StoreFault } from '#domain/store-fault.ts'
import type { Log } from '#server/log.ts'

/** Its own saves are visible at once. */
export type CurrentSchool = ChangeableSchool &
  Pick<SchoolStore, 'dropFormer'> & {
    /** From memory. While the store is unavailable, the last known state; throws a StoreFault if there is none. */
    current(): Promise<SchoolInUse>
    /** What was read last, without waiting. */
    known(): SchoolInUse | null
    /** What visitors see of `current`. */
    shown(): Promise<ShownSchool>
    /** The version of what `current` returns from now on. Throws if the store is unavailable. */
    version(): Promise<string>
  }

type Held = { school: SchoolInUse; shown: ShownSchool; version: string }

/** A change by another process is visible after this time at the latest. */
const maxAgeMs = 200
/** Pages wait no longer than this for a store. */
const timeoutMs = 250

/** Keeps the school's document in memory, so that no page has to read the store. */
export function currentSchool(
  store: SchoolStore,
  { defaults, siteUrl, log }: { defaults: SchoolDefaults; siteUrl: string; log: Log },
): CurrentSchool {
  const read = (document: unknown, version: string): Held => {
    const school = schoolInUse(document, defaults)
    return { school, shown: shownSchool(school, siteUrl), version }
  }
  let held: Held | null = null
  let expires = 0
  let refreshing: Promise<Held> | null = null

  async function refresh(): Promise<Held> {
    const version = await store.version()
    if (held?.version !== version) {
      const { document } = await store.find()
      held = read(document, version)
      const { damage } = held.school
      if (damage.length > 0) log.error({ damage }, 'what is stored of the school is damaged')
    }
    expires = performance.now() + maxAgeMs
    return held
  }

  async function fresh(): Promise<Held> {
    if (held && performance.now() < expires) return held
    refreshing ??= refresh().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function changed<T>(change: Promise<T>): Promise<T> {
    try {
      return await change
    } finally {
      // A read already in flight may return the old document.
      await refreshing?.catch(() => {})
      expires = 0
    }
  }

  async function latestHeld(): Promise<Held> {
    const reading = Promise.race([fresh(), delay(timeoutMs, null, { ref: false })])
    await (held ? reading.catch(() => {}) : reading)
    if (!held) throw new StoreFault('unavailable', 'O banco de dados não responde.')
    return held
  }

  return {
    current: async () => (await latestHeld()).school,
    known: () => held?.school ?? null,
    shown: async () => (await latestHeld()).shown,
    version: async () => (await fresh()).version,
    latest: async () => {
      const { document, revision } = await store.find()
      return { ...schoolInUse(document, defaults), revision }
    },
    save: (...given) => changed(store.save(...given)),
    dropFormer: (...given) => changed(store.dropFormer(...given)),
  }
}
