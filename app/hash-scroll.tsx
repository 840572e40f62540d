import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { prefersReducedMotion } from './ui/reduced-motion.ts'

/**
 * A hash is reached by a smooth scroll, a new page at once. It stands before ScrollRestoration,
 * which does the scrolling and obeys the behaviour set here.
 */
export function HashScroll() {
  const { hash, key } = useLocation()

  useBrowserLayoutEffect(() => {
    document.documentElement.style.scrollBehavior =
      hash && !prefersReducedMotion() ? 'smooth' : 'auto'
  }, [hash, key])

  return null
}

// React warns about layout effects on the server, where there is nothing to scroll.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect
