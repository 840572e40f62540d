export const popupDelayMs = 5_000
export const popupRestMs = 24 * 60 * 60 * 1000

/** `lastShown` is NaN if it never was. */
export type PopupMemory = { closed: boolean; lastShown: number }

export function popupMayShow(memory: PopupMemory, now: number): boolean {
  return !memory.closed || now - memory.lastShown > popupRestMs
}
