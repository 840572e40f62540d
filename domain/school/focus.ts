/** The style sheet has a rule for each step, because the content security policy forbids style attributes. */
export const focusStep = 10

/** From a fraction of a side, 0 to 1. */
export function nearestFocus(part: number): number {
  const steps = Math.round((part * 100) / focusStep)
  return Math.min(100, Math.max(0, steps * focusStep))
}

/** From a submitted form; the middle for anything else. */
export function readFocus(value: unknown): number {
  const part = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return Number.isInteger(part / focusStep) && part >= 0 && part <= 100 ? part : 50
}
