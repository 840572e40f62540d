import { useEffect, useState } from 'react'

const stickyAfterPx = 100

export function useStuckHeader(): boolean {
  const [stuck, setStuck] = useState(false)

  useEffect(() => {
    const look = () => setStuck(window.scrollY > stickyAfterPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  return stuck
}
