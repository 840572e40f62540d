import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { prefetchMark, speculationRules } from './speculation-rules.ts'

/** Hydration begins when the page has loaded and is idle; its parts come in this time. */
const settledMs = 1000

/**
 * Once the page is idle, the pages that its visible links lead to are fetched ahead, by the browser's
 * own means. A browser that knows no speculation rules fetches them at the tap.
 */
export function usePrefetchVisibleLinks(): void {
  const { key } = useLocation()

  useEffect(() => {
    const rules = document.createElement('script')
    rules.type = 'speculationrules'
    rules.textContent = speculationRules
    document.head.append(rules)
    return () => rules.remove()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another state of the page has other links
  useEffect(() => {
    const observer = new IntersectionObserver(markVisible)
    // It looks at the document and not at React's links: parts that are not hydrated yet have links too.
    const observe = () => {
      for (const link of linksToPages()) observer.observe(link)
    }
    // For who comes back from another tab what was fetched before may be old.
    const startAgain = () => {
      if (document.visibilityState === 'hidden') return
      observer.disconnect()
      for (const link of linksToPages()) link.removeAttribute(prefetchMark)
      observe()
    }
    const timer = setTimeout(observe, settledMs)
    document.addEventListener('visibilitychange', startAgain)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', startAgain)
      observer.disconnect()
    }
  }, [key])
}

function markVisible(entries: IntersectionObserverEntry[]): void {
  if (!hasRoomForPrefetch()) return
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) target.setAttribute(prefetchMark, '')
  }
}

/** The router marks the links that it follows itself, within the page (`data-discover`). */
function linksToPages(): HTMLAnchorElement[] {
  const links = document.querySelectorAll<HTMLAnchorElement>(
    'a[href^="/"]:not([target], [download], [data-discover], [href^="/admin"])',
  )
  return [...links].filter(isOtherPage)
}

/** Neither this page nor a file: photos and calendar entries have their ending. */
function isOtherPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname + search !== location.pathname + location.search && !pathname.includes('.')
}

/** Not in every browser, and not in TypeScript's own list. */
type Connection = { saveData?: boolean; effectiveType?: string }

function hasRoomForPrefetch(): boolean {
  const { saveData, effectiveType } = (navigator as { connection?: Connection }).connection ?? {}
  return !saveData && !['slow-2g', '2g'].includes(effectiveType ?? '')
}
