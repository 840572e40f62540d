import { useEffect, useState } from 'react'

const stickyAfterPx = 100

export function useStickyHeader(): boolean {
  const [sticky, setSticky] = useState(false)

  useEffect(() => {
    const update = () => setSticky(window.scrollY > stickyAfterPx)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  return sticky
}
