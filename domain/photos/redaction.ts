/**
 * An opaque ellipse over a face, in fractions of the upright picture: the box around it. A face may be cut by
 * the picture's edge, so the box may reach beyond it; its centre may not.
 */
export type Redaction = { x: number; y: number; width: number; height: number }

/** Neutral and opaque: blur and coarse pixels can be undone. */
export const redactionColour = { r: 74, g: 85, b: 104 } as const

export const maxRedactions = 120

const smallest = 0.01
/** Large enough to cover the corners of the picture too. */
const largest = 1.5

/** Null for anything that is not a list of boxes: what was covered must not be guessed. Takes JSON too. */
export function readRedactions(stored: unknown): Redaction[] | null {
  const list = typeof stored === 'string' ? parsed(stored) : stored
  if (!Array.isArray(list) || list.length > maxRedactions) return null
  const redactions = list.map(readRedaction)
  return redactions.every((redaction) => redaction !== null) ? redactions : null
}

function readRedaction(item: unknown): Redaction | null {
  if (typeof item !== 'object' || item === null) return null
  const { x, y, width, height } = item as Record<string, unknown>
  const numbers = [x, y, width, height]
  if (!numbers.every((number) => typeof number === 'number' && Number.isFinite(number))) return null
  return fitted({ x, y, width, height } as Redaction)
}

/** A cover of this size with its centre at this point. */
export function redactionAt(
  centre: { x: number; y: number },
  { width, height }: Pick<Redaction, 'width' | 'height'>,
): Redaction {
  return fitted({ x: centre.x - width / 2, y: centre.y - height / 2, width, height })
}

export function centreOf({ x, y, width, height }: Redaction): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

export function movedBy(redaction: Redaction, dx: number, dy: number): Redaction {
  return fitted({ ...redaction, x: redaction.x + dx, y: redaction.y + dy })
}

/** The same cover in another size, around the same centre. */
export function resizedTo(redaction: Redaction, width: number, height: number): Redaction {
  return redactionAt(centreOf(redaction), { width: sizeWithin(width), height: sizeWithin(height) })
}

export function scaledBy(redaction: Redaction, factor: number): Redaction {
  return resizedTo(redaction, redaction.width * factor, redaction.height * factor)
}

export function sameRedactions(some: readonly Redaction[], others: readonly Redaction[]): boolean {
  return JSON.stringify(some) === JSON.stringify(others)
}

/** The centre inside the picture, a plausible size, and no more digits than a pixel needs. */
function fitted({ x, y, width, height }: Redaction): Redaction {
  const size = { width: rounded(sizeWithin(width)), height: rounded(sizeWithin(height)) }
  const centre = { x: within(x + width / 2, 0, 1), y: within(y + height / 2, 0, 1) }
  return { x: rounded(centre.x - size.width / 2), y: rounded(centre.y - size.height / 2), ...size }
}

function sizeWithin(size: number): number {
  return within(size, smallest, largest)
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function rounded(fraction: number): number {
  // `+ 0` avoids a negative zero.
  return Math.round(fraction * 1e4) / 1e4 + 0
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
