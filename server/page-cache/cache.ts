import { LRUCache } from 'lru-cache'
import { type CacheEntry, recompress } from './entry.ts'
import type { ContentVersion } from './version.ts'

type Render = () => Promise<CacheEntry | null>

export type Cache = {
  /** The entry if it is cached and known to be current, without waiting. */
  get(key: string): CacheEntry | undefined
  /**
   * The entry, cached or rendered now; concurrent requests for one key share the rendering. Null if the
   * response cannot be cached, or if the store cannot report the current version.
   */
  fetch(key: string, render: Render): Promise<CacheEntry | null>
}

/** Pages about one event are in `confirmed`: see `CachePolicy.event`. */
export type Caches = Record<'listed' | 'confirmed', Cache>

const megabyte = 1024 * 1024

export function createCache(version: ContentVersion, maxBytes = 12 * megabyte): Cache {
  let entries = emptyCache(maxBytes)
  let versionOfEntries: string | null = null
  /** Pages requested only once. Many are never requested again before the next change, so they are not recompressed. */
  const requestedOnce = new WeakSet<CacheEntry>()
  let recompressing: Promise<unknown> = Promise.resolve()

  function requestedAgain(key: string, entry: CacheEntry): void {
    if (!requestedOnce.delete(entry)) return
    const cache = entries
    const isCurrent = () => cache === entries && cache.peek(key) === entry
    recompressing = recompressing
      .then(() => (isCurrent() ? recompress(entry) : null))
      .then((smaller) => {
        if (smaller && isCurrent()) cache.set(key, smaller)
      })
      // If the smaller entry does not fit, the current one stays.
      .catch(() => {})
  }

  return {
    get: (key) => {
      const current = version.known()
      if (current === null || current !== versionOfEntries) return
      const entry = entries.get(key)
      if (entry) requestedAgain(key, entry)
      return entry
    },

    fetch: async (key, render) => {
      const current = await version.read()
      if (current === null) return null
      if (current !== versionOfEntries) {
        versionOfEntries = current
        // A new cache, so that pages still being rendered for the old version are stored in the old one.
        entries = emptyCache(maxBytes)
      }
      const cache = entries
      let rendered = false
      const context = async () => {
        rendered = true
        return (await render()) ?? undefined
      }
      const entry = await cache.fetch(key, { context })
      if (rendered) {
        // This page may already show a later change. No page that was cached before it may follow.
        await version.read()
        if (entry) requestedOnce.add(entry)
      } else if (entry) requestedAgain(key, entry)
      return entry ?? null
    },
  }
}

type EntryCache = LRUCache<string, CacheEntry, () => Promise<CacheEntry | undefined>>

function emptyCache(maxBytes: number): EntryCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: (_key, _stale, { context: render }) => render(),
  })
}
