import { type FocusEvent, useEffect, useRef, useState } from 'react'
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
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the panel
  useEffect(() => {
    panel.current?.hidePopover()
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
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    },
  }
}
