import { readStorage } from '#app/browser-storage.ts'
import { afterLoad, type When } from '#app/islands/when.ts'
import { type PopupMemory, popupDelayMs, popupMayShow } from '#domain/chat-popup.ts'
import { closedKey, lastShownKey } from './chat-popup-keys.ts'

/**
 * The popup's script is loaded only now. Visitors who closed the popup do not get it again for a day after it was
 * shown.
 */
export const chatPopupDue: When = (_, hydrate) => {
  afterLoad(() => {
    setTimeout(() => {
      if (popupMayShow(readMemory(), Date.now())) hydrate()
    }, popupDelayMs)
  })
}

function readMemory(): PopupMemory {
  return {
    closed: readStorage('localStorage', closedKey) !== null,
    lastShown: Number(readStorage('localStorage', lastShownKey) ?? Number.NaN),
  }
}
