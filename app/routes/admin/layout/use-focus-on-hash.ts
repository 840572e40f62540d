import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** A link to a field moves the focus there; the browser alone only scrolls. */
export function useFocusOnHash(): void {
  const { pathname, hash } = useLocation()
  useEffect(focusOnHash, [pathname, hash])
}

export function focusOnHash(): void {
  const { hash } = window.location
  if (hash) document.getElementById(hash.slice(1))?.focus()
}
