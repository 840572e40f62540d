// The painted tiles under the windows.
import { type Light, P } from './light.ts'
import { Batch, n, rect, rectD, stroke } from './svg.ts'

/** Hand-painted tiles: a quarter leaf in each, so that four make a flower. */
export const tiles = (
  x: number,
  y: number,
  w: number,
  h: number,
  size: number,
  c: Light['c'],
): string => {
  const marks = new Batch()
  const cols = Math.round(w / size)
  const s = w / cols
  let joints = ''
  for (let j = 0; j * s < h - 1; j++) {
    for (let i = 0; i < cols; i++) {
      const tx = x + i * s
      const ty = y + j * s
      const cx = i % 2 ? tx : tx + s
      const cy = j % 2 ? ty : ty + s
      const ox = i % 2 ? tx + s : tx
      const oy = j % 2 ? ty + s : ty
      marks.add(
        c(P.blue700),
        `M${n(cx)} ${n(cy)}Q${n(cx)} ${n((cy + oy) / 2)} ${n((cx + ox * 3) / 4)} ${n((cy + oy * 3) / 4)}Q${n((cx + ox) / 2)} ${n(cy)} ${n(cx)} ${n(cy)}Z`,
      )
      marks.add(
        c(P.blue500),
        rectD(
          Math.min(ox, ox + (cx - ox) * 0.14),
          Math.min(oy, oy + (cy - oy) * 0.14),
          s * 0.14,
          s * 0.14,
        ),
      )
    }
    joints += `M${n(x)} ${n(y + j * s)}h${n(w)}`
  }
  return rect(x, y, w, h, c(P.blue100)) + marks.draw() + stroke(joints, c(P.blue200), 1)
}
