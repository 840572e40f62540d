import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../reduced-motion.ts'
import { useSwipe } from './swipe.ts'

type CarouselOptions = { count: number; delayMs: number }

/**
 * Which slide is shown, and when the next one comes. It waits while the pointer or the focus is on
 * it, stays put under reduced motion or once paused, and never moves in a hidden tab.
 */
export function useCarousel({ count, delayMs }: CarouselOptions) {
  const [index, setIndex] = useState(0)
  const [paused, setPaused] = useState(false)
  const [attended, setAttended] = useState(false)
  const still = useReducedMotion()
  const root = useRef<HTMLElement>(null)

  const playing = !paused && !still
  const moving = playing && !attended

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
    playing,
    /** True while slides change by themselves: the live region is silent then. */
    moving,
    togglePlaying: () => setPaused(playing),
    canPlay: !still,
    rootProps: {
      ref: root,
      onPointerEnter: (event: React.PointerEvent) =>
        event.pointerType === 'mouse' && setAttended(true),
      onPointerLeave: () => setAttended(root.current?.contains(document.activeElement) ?? false),
      onFocus: () => setAttended(true),
      onBlur: (event: React.FocusEvent) =>
        setAttended(root.current?.contains(event.relatedTarget) ?? false),
      ...swipe,
    },
  }
}
