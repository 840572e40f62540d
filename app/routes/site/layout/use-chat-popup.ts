import { useEffect, useState } from 'react'
import { readStorage, writeStorage } from '#app/browser-storage.ts'
import { type PopupMemory, popupDelayMs, popupMayShow } from '#domain/chat-popup.ts'

const closedKey = 'whatsapp-popup-closed'
const lastShownKey = 'whatsapp-popup-last-shown'

export function useChatPopup() {
  const [open, setOpen] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!popupMayShow(readMemory(), Date.now())) return
      writeStorage('localStorage', lastShownKey, String(Date.now()))
      writeStorage('localStorage', closedKey, null)
      setOpen(true)
    }, remainingDelay())
    return () => clearTimeout(timer)
  }, [])

  const close = () => {
    writeStorage('localStorage', closedKey, 'true')
    setOpen(false)
  }
  return { open, close }
}

/** Counted from the page's load: hydration may come late. */
function remainingDelay(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sinceLoad = page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0
  return Math.max(0, popupDelayMs - sinceLoad)
}

function readMemory(): PopupMemory {
  const lastShown = Number(readStorage('localStorage', lastShownKey) ?? Number.NaN)
  return {
    closed: readStorage('localStorage', closedKey) !== null,
    lastShown: Number.isFinite(lastShown) ? lastShown : null,
  }
}
