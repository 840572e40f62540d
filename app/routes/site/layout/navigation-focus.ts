import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a page change the focus stands on the new page's h1, after a jump on the section: who
 * uses a keyboard or a screen reader goes on reading where everyone else looks.
 */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const arrivedAt = useRef({ pathname, hash })

  useEffect(() => {
    const before = arrivedAt.current
    if (before.pathname === pathname && before.hash === hash) return
    arrivedAt.current = { pathname, hash }
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const target = section ?? main.current?.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [pathname, hash, main])
}
