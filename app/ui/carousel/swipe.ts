import { type TouchEvent, useRef } from 'react'

const farEnoughPx = 48

/** One finger drawn sideways pages by one; upright movement is left to scrolling. */
export function useSwipe(step: (by: 1 | -1) => void) {
  // Kept across renders: a slide may come by itself while the finger is on its way.
  const start = useRef<{ x: number; y: number } | null>(null)

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start.current =
        touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!start.current || !finger) return
      const across = finger.clientX - start.current.x
      const along = finger.clientY - start.current.y
      if (Math.abs(across) > farEnoughPx && Math.abs(across) > 2 * Math.abs(along)) {
        step(across < 0 ? 1 : -1)
      }
    },
  }
}
