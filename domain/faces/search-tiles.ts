import type { Size } from './face.ts'

/** The model looks at squares of this many pixels. */
export const tileSide = 192

/** The photo at one scale, and the tiles that cover it. */
export type SearchScale = Size & { tiles: Tile[] }

/** A tile's left upper corner. Picture narrower than a tile does not fill it. */
export type Tile = { x: number; y: number }

/**
 * The longer side of the photo at each scale: large faces are found at the first, small ones at the last. In between,
 * as much as two, five and eight tiles cover.
 */
const longSides = [tileSide, 346, 808, 1270]
const overlap = 38
/** Enlarging a small photo any further shows the model nothing new. */
const maxEnlargement = 2

export function searchScales({ width, height }: Size): SearchScale[] {
  const long = Math.max(width, height)
  const sides = longSides.map((side) => Math.min(side, long * maxEnlargement))
  return [...new Set(sides)].map((side) => {
    const scaled = (length: number) => Math.max(1, Math.round((length * side) / long))
    const size = { width: scaled(width), height: scaled(height) }
    const columns = tileStarts(size.width)
    return {
      ...size,
      tiles: tileStarts(size.height).flatMap((y) => columns.map((x) => ({ x, y }))),
    }
  })
}

/** Evenly spread, the last one ends where the picture ends. */
function tileStarts(length: number): number[] {
  const free = length - tileSide
  if (free <= 0) return [0]
  const steps = Math.ceil(free / (tileSide - overlap))
  return Array.from({ length: steps + 1 }, (_, index) => Math.round((free * index) / steps))
}
