// The striped awning; every flap of its edge is a speech bubble.
import { type Light, mix, P } from './light.ts'
import { shade } from './marks.ts'
import { HOUSE } from './place.ts'
import { n, path, poly, polyD, rect } from './svg.ts'

export const awning = (L: Light, t = 0): string => {
  const { c } = L
  const top: [number, number] = [226, 1134]
  const low: [number, number] = [196, 1164]
  const yTop = HOUSE.awningTop
  const yLow = HOUSE.awningEdge
  const count = 26
  const cols = [P.blue700, P.paper, P.red600, P.paper]
  let stripes = ''
  let flaps = ''
  for (let i = 0; i < count; i++) {
    const x1 = top[0] + ((top[1] - top[0]) * i) / count
    const x2 = top[0] + ((top[1] - top[0]) * (i + 1)) / count
    const u1 = low[0] + ((low[1] - low[0]) * i) / count
    const u2 = low[0] + ((low[1] - low[0]) * (i + 1)) / count
    const col = cols[i % 4] as string
    stripes += poly(
      [
        [x1, yTop],
        [x2 + 0.5, yTop],
        [u2 + 0.5, yLow],
        [u1, yLow],
      ],
      c(col),
    )
    const s = Math.sin(t * Math.PI * 2 * 2 + i * 0.55) * 2.4
    const r = 11
    flaps += path(
      `M${n(u1)} ${yLow}H${n(u2 + 0.4)}L${n(u2 + s)} ${yLow + 24 - r}Q${n(u2 + s)} ${yLow + 24} ${n(u2 - r + s)} ${yLow + 24}H${n(u1 + 11 + s)}L${n(u1 + 1 + s)} ${yLow + 36}Z`,
      c(mix(col, P.night, 0.14)),
    )
  }
  const dx = L.side * 46 * L.reach
  const drop = 58
  return [
    shade(
      polyD([
        [200, yLow],
        [1160, yLow],
        [Math.min(1160, 1150 + dx), yLow + drop],
        [Math.max(200, 210 + dx), yLow + drop],
      ]),
      L,
      L.lamp > 0.8 ? 0.3 : 0.85,
    ),
    stripes,
    shade(
      polyD([
        [top[0], yTop],
        [top[1], yTop],
        [top[1] + 6, yTop + 18],
        [top[0] - 6, yTop + 18],
      ]),
      L,
      0.5,
    ),
    flaps,
    rect(low[0], yLow - 3, low[1] - low[0], 5, c(P.paper300)),
    rect(top[0] - 4, yTop - 7, top[1] - top[0] + 8, 9, c(P.blue900), 3),
  ].join('')
}
