import { useEffect, useState } from 'react'
import { type PopupMemory, popupDelayMs, popupMayShow } from '#domain/chat-popup.ts'

const closedKey = 'whatsapp-popup-closed'
const lastShownKey = 'whatsapp-popup-last-shown'

/** Shows the popup five seconds after the page has loaded, as far as the visitor has not closed it. */
export function useChatPopup() {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => {
      if (!popupMayShow(readMemory(), Date.now())) return
      rememberShown()
      setShown(true)
    }, delayLeft())
    return () => clearTimeout(timer)
  }, [])

  const close = () => {
    rememberClosed()
    setShown(false)
  }
  return { shown, close }
}

/** Hydration may come late: the five seconds count from the page's load, not from the script's. */
function delayLeft(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const sinceLoad = page?.loadEventEnd ? performance.now() - page.loadEventEnd : 0
  return Math.max(0, popupDelayMs - sinceLoad)
}

// A browser that refuses storage (private windows, strict settings) is asked again on each visit.
function readMemory(): PopupMemory {
  try {
    const lastShown = Number(localStorage.getItem(lastShownKey) ?? Number.NaN)
    return {
      closed: localStorage.getItem(closedKey) !== null,
      lastShown: Number.isFinite(lastShown) ? lastShown : null,
    }
  } catch {
    return { closed: false, lastShown: null }
  }
}

function rememberShown(): void {
  try {
    localStorage.setItem(lastShownKey, String(Date.now()))
    localStorage.removeItem(closedKey)
  } catch {
    // Nothing to remember it in; see readMemory.
  }
}

function rememberClosed(): void {
  try {
    localStorage.setItem(closedKey, 'true')
  } catch {
    // Nothing to remember it in; see readMemory.
  }
}
