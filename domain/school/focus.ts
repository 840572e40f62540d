/** The style sheet has a rule for each step: the site's policy allows no style attributes. */
export const focusStep = 10

/** From a part of a side, 0 to 1. */
export function nearestFocus(part: number): number {
  const steps = Math.round((part * 100) / focusStep)
  return Math.min(100, Math.max(0, steps * focusStep))
}

/** What a form sends; the middle for what is no step. */
export function readFocus(value: unknown): number {
  const part = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return Number.isInteger(part / focusStep) && part >= 0 && part <= 100 ? part : 50
}
