import type { Face } from './face.ts'

/** From row to row, as a person would count them: someone a little lower is still in the same row. */
export function inReadingOrder(faces: readonly Face[]): Face[] {
  const rows: Face[][] = []
  for (const face of faces.toSorted((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && middleOf(face) - middleOf(first) < first.height / 2) row.push(face)
    else rows.push([face])
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.x - b.x))
}

function middleOf({ y, height }: Face): number {
  return y + height / 2
}
