import type { TouchEvent } from 'react'

const farEnoughPx = 48

/** One finger drawn sideways pages by one; upright movement is left to scrolling. */
export function swipeHandlers(step: (by: 1 | -1) => void) {
  let start: { x: number; y: number } | null = null

  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      start = touches.length === 1 && finger ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0]
      if (!start || !finger) return
      const across = finger.clientX - start.x
      const along = finger.clientY - start.y
      if (Math.abs(across) > farEnoughPx && Math.abs(across) > 2 * Math.abs(along)) {
        step(across < 0 ? 1 : -1)
      }
    },
  }
}
