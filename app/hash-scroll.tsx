import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { prefersReducedMotion } from './ui/reduced-motion.ts'

/**
 * A hash is reached by a smooth scroll, a new page at once; both need the true heights of all parts
 * (see home.css). It stands before ScrollRestoration, which does the scrolling.
 */
export function HashScroll() {
  const { hash, key } = useLocation()

  useBrowserLayoutEffect(() => {
    const root = document.documentElement
    root.toggleAttribute('data-navigated', hash !== '' || key !== keyOfFirstPage)
    root.style.scrollBehavior = hash && !prefersReducedMotion() ? 'smooth' : 'auto'
  }, [hash, key])

  return null
}

/** The router's key for the page that the browser itself loaded. */
const keyOfFirstPage = 'default'

// React warns about layout effects on the server, where there is nothing to scroll.
const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect
