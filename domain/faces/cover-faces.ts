import { centreOf, maxRedactions, type Redaction, redactionAt } from '#domain/photos/redaction.ts'
import type { Face } from './face.ts'
import { inReadingOrder } from './in-reading-order.ts'

/** The model's box ends at the eyebrows, the ears and the chin; a cover reaches over them. */
const wider = 1.35
const taller = 1.5
/** There is more of a head above the box than below. */
const higher = 0.06

/** Covers for the faces that no cover lies on yet, as many as a photo may have in all. */
export function coversOf(faces: readonly Face[], present: readonly Redaction[]): Redaction[] {
  const surest = faces
    .filter((face) => !present.some((cover) => isInside(centreOf(face), cover)))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, Math.max(0, maxRedactions - present.length))
  return inReadingOrder(surest).map(coverOf)
}

function coverOf(face: Face): Redaction {
  const { x, y } = centreOf(face)
  const size = { width: face.width * wider, height: face.height * taller }
  return redactionAt({ x, y: y - face.height * higher }, size)
}

function isInside(point: { x: number; y: number }, cover: Redaction): boolean {
  const { x, y } = centreOf(cover)
  const across = (point.x - x) / (cover.width / 2)
  const down = (point.y - y) / (cover.height / 2)
  return across ** 2 + down ** 2 < 1
}
