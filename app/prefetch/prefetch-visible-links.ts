import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { allowsPrefetch } from './connection.ts'
import { prefetchPage } from './prefetch-page.ts'
import type { PrefetchablePage } from './prefetchable-page.ts'

/**
 * Once the page is idle, the pages that its visible links lead to are fetched ahead. It looks at the
 * document and not at React's links, because parts that are not hydrated yet have links too.
 */
export function usePrefetchVisibleLinks(pages: readonly PrefetchablePage[]): void {
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other links
  useEffect(() => {
    if (pages.length === 0) return
    const observer = new IntersectionObserver((entries) => {
      if (!allowsPrefetch()) return
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) prefetchPage(new URL((target as HTMLAnchorElement).href), pages)
      }
    })
    const cancel = whenIdle(() => {
      const links = document.querySelectorAll('a[href^="/"]:not([target])')
      for (const link of links) observer.observe(link)
    })
    return () => {
      cancel()
      observer.disconnect()
    }
  }, [key, pages])
}

/** Safari has no idle callbacks. */
const [requestIdle, cancelIdle] =
  typeof requestIdleCallback === 'undefined'
    ? [(run: () => void) => setTimeout(run, 1000), clearTimeout]
    : [requestIdleCallback, cancelIdleCallback]

function whenIdle(run: () => void): () => void {
  let waiting: ReturnType<typeof requestIdle> | undefined
  const wait = () => {
    waiting = requestIdle(run)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    if (waiting !== undefined) cancelIdle(waiting as number)
  }
}
