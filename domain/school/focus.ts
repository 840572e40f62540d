/** The style sheet has a rule for each step, because the content security policy forbids style attributes. */
export const focusStep = 10

/** From a fraction of a side, 0 to 1. */
export function nearestFocus(part: number): number {
  const steps = Math.round((part * 100) / focusStep)
  return Math.min(100, Math.max(0, steps * focusStep))
}

type Point = { x: number; y: number }
type Size = { width: number; height: number }

/**
 * Where CSS has to place the photo in its crop (`object-position`), so that the point is in the middle as far as the
 * photo reaches.
 */
export function cropPosition({ x, y }: Point, photo: Size, crop: Size): Point {
  const wider = (photo.width * crop.height) / (photo.height * crop.width)
  return { x: positionAlong(x, 1 / wider), y: positionAlong(y, wider) }
}

/** `shown`: the share of the side that the crop shows. */
function positionAlong(point: number, shown: number): number {
  return shown < 1 ? nearestFocus((point / 100 - shown / 2) / (1 - shown)) : point
}

/** From a submitted form; the middle for anything else. */
export function readFocus(value: unknown): number {
  const part = typeof value === 'string' && value !== '' ? Number(value) : Number.NaN
  return Number.isInteger(part / focusStep) && part >= 0 && part <= 100 ? part : 50
}
