import { readStorage } from '#app/browser-storage.ts'
import { afterLoad, type When } from '#app/islands/when.ts'
import { type PopupMemory, popupDelayMs, popupMayShow } from '#domain/chat-popup.ts'
import { closedKey, lastShownKey } from './chat-popup-keys.ts'

/** The popup loads no script before this, nor for visitors who closed it if it was shown less than a day ago. */
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
