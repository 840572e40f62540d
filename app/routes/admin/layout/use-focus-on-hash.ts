import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to a field moves the focus there; the browser alone only scrolls. */
export function useFocusOnHash(): void {
  const { pathname, hash } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field of another page is another one
  useEffect(() => {
    if (!hash) return
    // After the effects of the page, because a form that restores a draft gets new inputs.
    const frame = requestAnimationFrame(() => document.getElementById(hash.slice(1))?.focus())
    return () => cancelAnimationFrame(frame)
  }, [pathname, hash])
}
