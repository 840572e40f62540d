import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A navigation moves the focus to the new page's h1, a hash link to its section. */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation()
  const previous = useRef({ pathname, hash })

  useEffect(() => {
    if (previous.current.pathname === pathname && previous.current.hash === hash) return
    previous.current = { pathname, hash }
    const section = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    const target = section ?? main.current?.querySelector('h1')
    target?.focus({ preventScroll: true })
  }, [pathname, hash, main])
}
