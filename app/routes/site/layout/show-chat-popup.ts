import { readStorage, writeStorage } from '#app/browser-storage.ts'
import { afterLoad } from '#app/islands/when.ts'
import { popupDelayMs, popupMayShow } from '#domain/chat-popup.ts'

const closedKey = 'whatsapp-popup-closed'
const lastShownKey = 'whatsapp-popup-last-shown'

/**
 * Matches while a menu, a photo or a level test is open. A level test on another host counts while it has the focus.
 */
const inUse =
  ':popover-open, :modal, [aria-modal="true"], [data-running], [data-level-test="external"]:focus'

/** Shows the popup when it is due, as soon as the visitor is not busy, and hides it once it is answered. */
export function showChatPopup(): void {
  const popup = document.querySelector<HTMLElement>('.chat-popup')
  if (!popup) return
  popup.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('a, button')) return
    writeStorage('localStorage', closedKey, 'true')
    popup.hidden = true
  })
  afterLoad(() => {
    setTimeout(() => {
      if (isDue()) showWhenFree(popup)
    }, popupDelayMs)
  })
}

function isDue(): boolean {
  const closed = readStorage('localStorage', closedKey) !== null
  const lastShown = Number(readStorage('localStorage', lastShownKey) ?? Number.NaN)
  return popupMayShow({ closed, lastShown }, Date.now())
}

function showWhenFree(popup: HTMLElement): void {
  if (document.querySelector(inUse)) {
    setTimeout(() => showWhenFree(popup), 500)
    return
  }
  writeStorage('localStorage', lastShownKey, String(Date.now()))
  writeStorage('localStorage', closedKey, null)
  popup.hidden = false
}
