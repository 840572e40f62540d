import type { Edition } from './edition.ts'
import { type KeptPage, strongerPage } from './kept-page.ts'

export type PageCache = {
  /** The page as it is kept now, without waiting for anything. */
  ready(address: string): KeptPage | undefined
  /**
   * The page, kept or rendered now; who comes while it is being rendered waits for that rendering.
   * Null when there is nothing to keep, or when nobody can say whether what is kept still holds.
   */
  page(address: string, render: () => Promise<KeptPage | null>): Promise<KeptPage | null>
}

const megabyte = 1024 * 1024

/** The pages of the current edition, those asked for last, up to a number of bytes. */
export function pageCache(edition: Edition, mostBytes = 24 * megabyte): PageCache {
  const pages = new Map<string, KeptPage>()
  const underWay = new Map<string, Promise<KeptPage | null>>()
  let ofEdition: string | null = null
  let bytes = 0
  let strengthening: Promise<unknown> = Promise.resolve()

  function turnTo(current: string): void {
    if (current === ofEdition) return
    ofEdition = current
    pages.clear()
    underWay.clear()
    bytes = 0
  }

  function drop(address: string): KeptPage | undefined {
    const page = pages.get(address)
    if (page && pages.delete(address)) bytes -= page.bytes
    return page
  }

  /** At the end, as the one asked for last; the first are the first to go. */
  function put(address: string, page: KeptPage): void {
    pages.set(address, page)
    bytes += page.bytes
    for (const first of pages.keys()) {
      if (bytes <= mostBytes) return
      drop(first)
    }
  }

  function used(address: string): KeptPage | undefined {
    // While there is plenty of room nobody has to go, and the order does not matter.
    if (bytes < mostBytes / 2) return pages.get(address)
    const page = drop(address)
    if (page) put(address, page)
    return page
  }

  /** One page at a time, on a thread beside the visitors', and only while the page is still kept. */
  function strengthen(address: string, page: KeptPage): void {
    const isKept = () => pages.get(address) === page
    strengthening = strengthening
      .then(() => (isKept() ? strongerPage(page) : null))
      .then((stronger) => {
        if (!stronger || !isKept()) return
        drop(address)
        put(address, stronger)
      })
      // Without memory for it the page stays as it is, which is good enough.
      .catch(() => {})
  }

  return {
    ready: (address) => {
      const current = edition.known()
      return current !== null && current === ofEdition ? used(address) : undefined
    },

    page: async (address, render) => {
      const current = await edition.ask()
      if (current === null) return null
      turnTo(current)
      const kept = used(address) ?? underWay.get(address)
      if (kept) return kept
      const rendering = render()
        .then((page) => {
          if (page && ofEdition === current) {
            put(address, page)
            strengthen(address, page)
          }
          return page
        })
        .finally(() => underWay.get(address) === rendering && underWay.delete(address))
      underWay.set(address, rendering)
      return rendering
    },
  }
}
