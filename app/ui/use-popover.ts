import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from './use-hydrated.ts'

type Positioner = (panel: HTMLElement, button: HTMLElement) => void

/**
 * The browser's own popover, which works before hydration (`popovertarget`). Afterwards the button
 * says whether it is expanded, and a navigation closes the panel, or a focus that goes elsewhere.
 */
export function usePopover(id: string, position: Positioner = () => {}) {
  const panel = useRef<HTMLDivElement>(null)
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const openAtPointerDown = useRef<boolean | null>(null)
  const { key, pathname } = useLocation()
  const keyBefore = useRef(key)

  useEffect(() => {
    // It may have been opened before hydration, and stays.
    setOpen(panel.current?.matches(':popover-open') ?? false)
    // Back may show the page as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) panel.current?.hidePopover()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  useEffect(() => {
    if (keyBefore.current !== key) panel.current?.hidePopover()
    keyBefore.current = key
  }, [key])

  // The browser closes the panel on pointer down, before the click arrives.
  const rememberState = () => {
    openAtPointerDown.current = panel.current?.matches(':popover-open') ?? null
  }

  const toggle = (event: { currentTarget: HTMLElement }) => {
    const wasOpen = openAtPointerDown.current ?? panel.current?.matches(':popover-open')
    openAtPointerDown.current = null
    if (wasOpen) return panel.current?.hidePopover()
    panel.current?.showPopover()
    if (panel.current) position(panel.current, event.currentTarget)
  }

  const closeOnLeave = ({ relatedTarget }: FocusEvent) => {
    const isOpener = relatedTarget?.getAttribute('aria-controls') === id
    if (relatedTarget && !isOpener && !panel.current?.contains(relatedTarget)) {
      panel.current?.hidePopover()
    }
  }

  // A link that leaves the page stays: Chromium drops what it fetched ahead for a link that is hidden.
  const closeOnSectionLink = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.hash && link.pathname === pathname) panel.current?.hidePopover()
  }

  return {
    button: hydrated
      ? {
          'aria-expanded': open,
          'aria-controls': id,
          onPointerDown: rememberState,
          onClick: toggle,
          onBlur: closeOnLeave,
        }
      : { popoverTarget: id },
    panel: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onBlur: closeOnLeave,
      onClick: closeOnSectionLink,
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    },
  }
}
