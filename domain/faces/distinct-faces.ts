import type { Face } from './face.ts'

/** Share of the union that two boxes of one face have in common. */
const sameFace = 0.4
/** Share of a box that lies inside another one of the same face: an eye, half a face at a tile's edge. */
const partOfFace = 0.75

/** Every face once, the surest first: non-maximum suppression over all tiles and scales. */
export function distinctFaces(found: readonly Face[]): Face[] {
  const kept: Face[] = []
  for (const face of found.toSorted((a, b) => b.score - a.score)) {
    if (!kept.some((better) => isSameFace(face, better))) kept.push(face)
  }
  return kept
}

function isSameFace(face: Face, better: Face): boolean {
  const common = commonArea(face, better)
  const [area, other] = [areaOf(face), areaOf(better)]
  return common / (area + other - common) > sameFace || common / Math.min(area, other) > partOfFace
}

function commonArea(a: Face, b: Face): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

function areaOf({ width, height }: Face): number {
  return width * height
}
