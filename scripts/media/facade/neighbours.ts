// The houses on either side, a little paler than ours, that hold it between them.
import { type Light, mix, P } from './light.ts'
import { indoors, shade } from './marks.ts'
import { GROUND } from './place.ts'
import type { Stretch } from './street.ts'
import { Batch, halo, n, path, polyD, rect, rectD } from './svg.ts'

const tiledRoof = (x: number, y: number, w: number, L: Light): string => {
  const { c } = L
  const b = new Batch()
  for (let i = 0; i < w / 22; i++)
    for (let r = 0; r < 3; r++)
      b.add(
        c((i + r) % 3 === 0 ? P.clay300 : (i + r) % 3 === 1 ? P.clay500 : P.clay700),
        `M${n(x + i * 22)} ${n(y + r * 20)}h21v17q-10.5 9 -21 0z`,
      )
  return (
    rect(x - 8, y - 4, w + 16, 12, c(P.clay700), 5) +
    b.draw() +
    shade(rectD(x, y + 62, w, 16), L, 0.9)
  )
}

type Neighbour = {
  x: number
  w: number
  top: number
  wall: string
  trim: string
  doorX: number
  windows: number[]
  lamp: number
}

const neighbour = (o: Neighbour, L: Light): string => {
  const c = (hex: string): string => mix(L.c(hex), L.sky[2]?.[1] ?? L.sky[1]?.[1] ?? hex, 0.1)
  const ci = indoors(L, o.lamp)
  const win = (x: number, y: number): string =>
    [
      rect(x - 9, y - 9, 98, 158, c(P.paper), 2),
      rect(x, y, 80, 140, ci('#b98f66')),
      path(`M${x} ${y}h80v34q-20 12 -40 0q-20 12 -40 0z`, ci(P.paper200)),
      o.lamp > 0.4 ? halo(x + 40, y + 70, 110, '#ffe09a', 0.4) : '',
      path(rectD(x + 37, y, 6, 140) + rectD(x, y + 62, 80, 6), c(o.trim)),
      `<path d="${rectD(x, y, 80, 140)}" fill="none" stroke="${c(o.trim)}" stroke-width="6"/>`,
      rect(x - 14, y + 146, 108, 10, c(P.paper300), 2),
    ].join('')
  const door =
    rect(o.doorX - 10, 770, 116, 230, c(P.paper), 2) +
    rect(o.doorX, 780, 96, 220, c(o.trim)) +
    path(
      rectD(o.doorX + 10, 796, 34, 84) +
        rectD(o.doorX + 52, 796, 34, 84) +
        rectD(o.doorX + 10, 896, 34, 90) +
        rectD(o.doorX + 52, 896, 34, 90),
      c(mix(o.trim, P.night, 0.28)),
    ) +
    rect(o.doorX - 14, 990, 124, 12, c(P.stone))
  return [
    rect(o.x, o.top + 60, o.w, GROUND - o.top - 60, c(o.wall)),
    rect(o.x, 930, o.w, 70, c(mix(o.wall, o.trim, 0.55))),
    tiledRoof(o.x, o.top, o.w, L),
    ...o.windows.map((x) => win(x, 730)),
    door,
  ].join('')
}

export const neighbours = (L: Light, [x0, x1]: Stretch): string => {
  const row: Neighbour[] = [
    {
      x: -560,
      w: 420,
      top: 560,
      wall: P.greenTint,
      trim: P.green,
      doorX: -280,
      windows: [-500, -390],
      lamp: L.lamp * 0.9,
    },
    {
      x: -140,
      w: 340,
      top: 600,
      wall: P.clay300,
      trim: P.red800,
      doorX: 60,
      windows: [-96],
      lamp: L.lamp * 0.4,
    },
    {
      x: 1160,
      w: 390,
      top: 590,
      wall: P.sun300,
      trim: P.leaf700,
      doorX: 1196,
      windows: [1350],
      lamp: L.lamp * 0.9,
    },
    {
      x: 1550,
      w: 420,
      top: 540,
      wall: P.blue200,
      trim: P.blue800,
      doorX: 1790,
      windows: [1610],
      lamp: 0,
    },
  ]
  const reach = 120 * L.reach
  const side =
    L.side > 0
      ? polyD([
          [1160, 660],
          [1160 + reach, 760],
          [1160 + reach, 1000],
          [1160, 1000],
        ])
      : polyD([
          [200, 670],
          [200 - reach, 760],
          [200 - reach, 1000],
          [200, 1000],
        ])
  return (
    row
      .filter((o) => o.x < x1 && o.x + o.w > x0)
      .map((o) => neighbour(o, L))
      .join('') + shade(side, L, 0.8)
  )
}
