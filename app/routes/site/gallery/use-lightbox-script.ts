import { type ComponentType, useEffect, useState } from 'react'
import type { LightboxProps } from './lightbox.tsx'

/** Fetches the lightbox's script while the page is idle, or at the latest when a photo is opened. */
export function useLightboxScript(wanted: boolean) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)

  const load = async () => {
    setFailure(null)
    try {
      const { default: loaded, styles } = await (failure ? loadAgain(failure) : loadLightbox())
      // With the script, before the first tap: by then the connection may be lost.
      await addStyleSheet(styles)
      setLightbox(() => loaded)
    } catch (error) {
      setFailure(error as Error)
    }
  }

  useEffect(() => {
    if (Lightbox) return
    const start = () => void load()
    if (wanted) start()
    else if ('requestIdleCallback' in window) requestIdleCallback(start)
    else setTimeout(start, 500)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once while idle, and whenever a photo is opened
  }, [wanted])

  return { Lightbox, retry: failure ? load : null }
}

const loadLightbox = () => import('./lightbox.tsx')

/**
 * Browsers that remember a lost script name it in their error: a retry fetches it under another URL. The islands' way
 * (app/islands/entry.ts) would bring a second React into the gallery.
 */
function loadAgain({ message }: Error): ReturnType<typeof loadLightbox> {
  const [lost] = /https?:[^\s?]+\.js/.exec(message) ?? []
  return lost ? import(/* @vite-ignore */ `${lost}?${Date.now()}`) : loadLightbox()
}

function addStyleSheet(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('the style sheet of the lightbox was lost'))
  })
}
