import { type ComponentType, useEffect, useState } from 'react'
import type { LightboxProps } from './lightbox.tsx'

/** Fetches the lightbox's script while the page is idle, or at the latest when a photo is opened. */
export function useLightboxScript(wanted: boolean) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const [failed, setFailed] = useState(false)

  const load = async () => {
    setFailed(false)
    try {
      const { default: loaded } = await import('./lightbox.tsx')
      setLightbox(() => loaded)
    } catch {
      setFailed(true)
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once while idle, and whenever a photo is opened
  useEffect(() => {
    if (Lightbox) return
    const start = () => void load()
    if (wanted) start()
    else if ('requestIdleCallback' in window) requestIdleCallback(start)
    else setTimeout(start, 500)
  }, [wanted])

  return { Lightbox, retry: failed ? load : null }
}
