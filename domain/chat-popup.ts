export const popupDelayMs = 5_000
export const popupRestMs = 24 * 60 * 60 * 1000

export type PopupMemory = { closed: boolean; lastShown: number | null }

export function popupMayShow(memory: PopupMemory, now: number): boolean {
  if (!memory.closed) return true
  return memory.lastShown !== null && now - memory.lastShown > popupRestMs
}
