import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A button and the panel it opens, as the browser's own popover: Escape and a click elsewhere close
 * it, and it works before any script has arrived (`popovertarget`). Once the script is there, the
 * button says by itself whether it is expanded, and a change of page closes the panel.
 */
export function usePopover(
  id: string,
  place: (panel: HTMLElement, button: HTMLElement) => void = () => {},
) {
  const panel = useRef<HTMLDivElement>(null)
  const [scripted, setScripted] = useState(false)
  const [open, setOpen] = useState(false)
  const openBefore = useRef<boolean | null>(null)
  const { key } = useLocation()

  useEffect(() => setScripted(true), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place closes the panel
  useEffect(() => {
    panel.current?.hidePopover()
  }, [key])

  // The browser closes the panel as soon as the pointer is down, before the click is told.
  const remember = () => {
    openBefore.current = panel.current?.matches(':popover-open') ?? null
  }

  const toggle = (event: { currentTarget: HTMLElement }) => {
    const wasOpen = openBefore.current ?? panel.current?.matches(':popover-open')
    openBefore.current = null
    if (wasOpen) return panel.current?.hidePopover()
    panel.current?.showPopover()
    if (panel.current) place(panel.current, event.currentTarget)
  }

  return {
    button: scripted
      ? { 'aria-expanded': open, 'aria-controls': id, onPointerDown: remember, onClick: toggle }
      : { popoverTarget: id },
    panel: {
      ref: panel,
      id,
      popover: 'auto' as const,
      onToggle: (event: { newState: string }) => setOpen(event.newState === 'open'),
    },
    close: () => panel.current?.hidePopover(),
  }
}
