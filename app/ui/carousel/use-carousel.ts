import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '#app/ui/reduced-motion.ts'
import { useSwipe } from './use-swipe.ts'

type CarouselOptions = { count: number; delayMs: number }

export function useCarousel({ count, delayMs }: CarouselOptions) {
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [hoveredOrFocused, setHoveredOrFocused] = useState(false)
  const reducedMotion = useReducedMotion()
  const root = useRef<HTMLElement>(null)

  const moving = !paused && !reducedMotion && !hoveredOrFocused

  const swipe = useSwipe((by) => setIndex((current) => (current + by + count) % count))

  useEffect(() => {
    if (!moving) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setIndex((current) => (current + 1) % count)
    }, delayMs)
    return () => clearInterval(timer)
  }, [moving, delayMs, count])

  return {
    index,
    show: setIndex,
    /** The live region is off while slides change by themselves. */
    moving,
    paused,
    togglePaused: () => setPaused(!paused),
    rootProps: {
      ref: root,
      onPointerEnter: (event: React.PointerEvent) =>
        event.pointerType === 'mouse' && setHoveredOrFocused(true),
      onPointerLeave: () =>
        setHoveredOrFocused(root.current?.contains(document.activeElement) ?? false),
      onFocus: () => setHoveredOrFocused(true),
      onBlur: (event: React.FocusEvent) =>
        setHoveredOrFocused(root.current?.contains(event.relatedTarget) ?? false),
      ...swipe,
    },
  }
}
