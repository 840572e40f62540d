// The hanging edge of the awning, close: every flap is a speech bubble with its tail at the left.
import { type Light, mix, P } from './light.ts'
import { shade } from './marks.ts'
import { n, path, polyD, rect, rectD } from './svg.ts'

export const valance = (
  x: number,
  y: number,
  w: number,
  count: number,
  drop: number,
  L: Light,
): string => {
  const { c } = L
  const cols = [P.blue700, P.paper, P.red600, P.paper]
  const s = w / count
  let cloth = ''
  let flaps = ''
  for (let i = 0; i < count; i++) {
    const u = x + i * s
    const lean = (u + s / 2 - 600) * 0.06
    const col = cols[i % 4] as string
    const r = drop * 0.42
    cloth += path(
      polyD([
        [u - lean, 0],
        [u + s - lean + 1, 0],
        [u + s + 1, y],
        [u, y],
      ]),
      c(col),
    )
    flaps += path(
      `M${n(u)} ${y}h${n(s + 0.5)}v${n(drop - r)}q0 ${n(r)} ${n(-r)} ${n(r)}H${n(u + s * 0.3)}Q${n(u + s * 0.12)} ${n(y + drop * 1.12)} ${n(u)} ${n(y + drop * 1.42)}Z`,
      c(mix(col, P.night, 0.14)),
    )
  }
  return (
    shade(rectD(0, y, 1200, drop * 1.9), L, 0.8) +
    cloth +
    flaps +
    rect(0, y - 7, 1200, 13, c(P.paper300))
  )
}
