import { type TouchEvent, useRef } from 'react'

const minDistancePx = 48

export function useSwipe(step: (by: 1 | -1) => void) {
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
      const deltaX = finger.clientX - start.current.x
      const deltaY = finger.clientY - start.current.y
      if (Math.abs(deltaX) > minDistancePx && Math.abs(deltaX) > 2 * Math.abs(deltaY)) {
        step(deltaX < 0 ? 1 : -1)
      }
    },
  }
}
