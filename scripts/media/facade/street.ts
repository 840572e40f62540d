// The ground: wave-patterned Portuguese stone, kerb, cobbles, light and shadow on them; and the small hanging sign.
import { type Light, P } from './light.ts'
import { shade } from './marks.ts'
import { GROUND, KERB } from './place.ts'
import { Batch, bubbleD, halo, n, path, poly, random, rect, rectD, stroke } from './svg.ts'

/** The stretch of street a camera sees: nothing else is worth its bytes. */
export type Stretch = [from: number, to: number]

/** Black and white stone waves, drawn in plan and laid back into the picture, so that they widen towards us. */
export const pavement = (L: Light, [x0, x1]: Stretch): string => {
  const { c } = L
  const middle = (x0 + x1) / 2
  const rows = 3
  const steps = 8
  const period = 132
  let d = ''
  const put = (u: number, v: number): string => {
    const k = 1 + v * 0.22
    return `${n(middle + (u - middle) * k)} ${n(GROUND + 6 + Math.max(0, v) ** 1.15 * (KERB - GROUND - 8))}`
  }
  for (let r = 0; r < rows; r++) {
    const v0 = (r + 0.32) / rows
    const thick = 0.4 / rows
    const amp = 0.3 / rows
    const up: string[] = []
    const down: string[] = []
    const waves = Math.ceil((x1 - x0 + 80) / period)
    for (let i = 0; i <= waves * steps; i++) {
      const u = x0 - 40 + (i * period) / steps
      const s = Math.sin((i / steps) * Math.PI * 2 + r * Math.PI)
      up.push(put(u, v0 + amp * s))
      down.push(put(u, v0 + thick + amp * s + 0.06 * Math.cos((i / steps) * Math.PI * 2)))
    }
    d += `M${up.join('L')}L${down.reverse().join('L')}Z`
  }
  return [
    rect(x0, GROUND, x1 - x0, KERB - GROUND, c(P.paper200)),
    path(d, c(P.ink500)),
    shade(rectD(x0, GROUND, x1 - x0, 12), L, 0.7),
  ].join('')
}

/** Cobbles: only the stones that catch a different light are drawn. */
export const road = (L: Light, [x0, x1]: Stretch, rows = 4): string => {
  const { c } = L
  const rnd = random(9)
  const stones = new Batch()
  let y = KERB + 32
  for (let r = 0; r < rows; r++) {
    const h = 15 + r * 5
    for (let x = x0 + (r % 2) * h; x < x1; x += h * 2 + 3) {
      const k = rnd()
      if (k < 0.55)
        stones.add(
          c(k < 0.2 ? '#a49da6' : k < 0.4 ? '#94909c' : '#7c798b'),
          `M${n(x + 3)} ${n(y)}h${h * 2 - 6}q3 0 3 3v${h - 8}q0 3 -3 3h-${h * 2 - 6}q-3 0 -3 -3v-${h - 8}q0 -3 3 -3z`,
        )
    }
    y += h + 1
  }
  const w = x1 - x0
  return [
    rect(x0, KERB, w, 300, c('#878390')),
    stones.draw(),
    rect(x0, KERB - 2, w, 10, c(P.paper)),
    rect(x0, KERB + 8, w, 12, c(P.stone)),
    shade(rectD(x0, KERB + 20, w, 12), L, 0.9),
  ].join('')
}

/** The little sign that hangs over the pavement. */
export const hangingSign = (x: number, y: number, L: Light, swing = 0): string => {
  const { c } = L
  return [
    stroke(`M${x} ${y}h96M${x} ${y + 34}q34 -4 44 -34`, c(P.night), 5),
    path(`M${x - 3} ${y - 12}h8v60h-8z`, c(P.night)),
    `<g transform="rotate(${n(swing)} ${x + 56} ${y})">${stroke(`M${x + 36} ${y}v14M${x + 78} ${y}v14`, c(P.night), 2.5)}${path(bubbleD(x + 16, y + 14, 82, 58, 18, 20), L.lamp > 0.5 ? P.red600 : c(P.red600))}${stroke(bubbleD(x + 22, y + 20, 70, 46, 13, 12), c(P.red400), 2)}${[38, 57, 76].map((dx) => `<circle cx="${x + dx}" cy="${y + 43}" r="6" fill="${c(P.paper)}"/>`).join('')}</g>`,
  ].join('')
}

/** Light that leaves the windows and warms the wall and the awning around them. */
export const spill = (L: Light): string =>
  [407, 727, 1004].map((x) => halo(x, 760, 250, '#ffc861', 0.34 * L.lamp)).join('')

/** Warm panes of light thrown on the pavement in the evening. */
export const lightPools = (L: Light): string => {
  if (L.lamp < 0.3) return ''
  const pool = (x1: number, x2: number, k: number): string =>
    poly(
      [
        [x1, GROUND + 4],
        [x2, GROUND + 4],
        [x2 + 20, KERB - 2],
        [x1 - 20, KERB - 2],
      ],
      P.sun500,
      { 'fill-opacity': k * L.lamp },
    ) +
    poly(
      [
        [x1 + 24, GROUND + 4],
        [x2 - 24, GROUND + 4],
        [x2 - 12, KERB - 30],
        [x1 + 12, KERB - 30],
      ],
      P.sun300,
      { 'fill-opacity': k * L.lamp },
    )
  return [
    pool(240, 574, 0.3),
    pool(634, 820, 0.2),
    pool(884, 1124, 0.3),
    poly(
      [
        [180, KERB + 20],
        [640, KERB + 20],
        [700, KERB + 190],
        [120, KERB + 190],
      ],
      P.sun500,
      { 'fill-opacity': 0.1 * L.lamp },
    ),
    poly(
      [
        [830, KERB + 20],
        [1160, KERB + 20],
        [1230, KERB + 190],
        [780, KERB + 190],
      ],
      P.sun500,
      { 'fill-opacity': 0.1 * L.lamp },
    ),
  ].join('')
}

export const castShadow = (x: number, y: number, L: Light, len: number): string =>
  L.lamp > 0.8
    ? path(`M${n(x - 18)} ${n(y)}q18 -7 36 0q-18 8 -36 0z`, L.shade, { 'fill-opacity': 0.4 })
    : path(
        `M${n(x - 12)} ${n(y - 3)}L${n(x + L.side * len * L.reach)} ${n(y - 7)}q${n(L.side * 18)} 4 ${n(-L.side * 2)} 9L${n(x - 8)} ${n(y + 5)}Z`,
        L.shade,
        { 'fill-opacity': L.shadeK },
      )
