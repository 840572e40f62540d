import type { Bank } from './question.ts'

/** The ids of the questions asked in this browser, the latest last. Anything else that is stored counts as none. */
export function readSeen(text: string | null, bank: Bank): string[] {
  const ids = new Set(text?.split(' '))
  return [...ids].filter((id) => bank.some((question) => question.id === id))
}

export function writeSeen(seen: readonly string[], asked: string): string {
  return [...seen.filter((id) => id !== asked), asked].join(' ')
}
