// Pots and flower boxes.
import { type Light, mix, P } from './light.ts'
import {
  Batch,
  circle,
  circleD,
  ellipse,
  g,
  n,
  path,
  pick,
  random,
  rect,
  scallopD,
  stroke,
} from './svg.ts'

export const flowerBox = (
  x: number,
  y: number,
  w: number,
  L: Light,
  seed: number,
  s = 1,
  spacing = 5,
): string => {
  const { c } = L
  const rnd = random(seed)
  const leaves = new Batch()
  const blooms = new Batch()
  for (let i = 0; i < w / spacing; i++) {
    const lx = x + rnd() * w
    leaves.add(
      c(pick(rnd, [P.leaf700, P.leaf500, P.leaf900])),
      circleD(lx, y - (16 + rnd() * 12) * s, (5 + rnd() * 4) * s),
    )
    if (i % 2)
      blooms.add(
        c(pick(rnd, [P.red600, P.red400, P.sun500])),
        circleD(lx, y - (22 + rnd() * 14) * s, (3 + rnd() * 2) * s),
      )
  }
  return (
    leaves.draw() +
    blooms.draw() +
    rect(x, y - 16 * s, w, 17 * s, c(P.clay500), 2) +
    rect(x, y - 16 * s, w, 5 * s, c(P.clay300), 2)
  )
}

const pot = (w: number, h: number, color: string, L: Light): string =>
  path(`M${-w / 2} ${-h}H${w / 2}L${w * 0.38} 0H${-w * 0.38}Z`, L.c(color)) +
  path(
    L.side > 0
      ? `M${w * 0.16} ${-h}H${w / 2}L${w * 0.38} 0H${w * 0.12}Z`
      : `M${-w / 2} ${-h}H${-w * 0.16}L${-w * 0.12} 0H${-w * 0.38}Z`,
    L.c(mix(color, P.night, 0.22)),
  ) +
  rect(-w / 2 - 3, -h - 3, w + 6, 10, L.c(mix(color, P.paper, 0.2)), 2)

/** Banana-like leaves on stems, each with its lighter half. */
const blade = (angle: number, len: number, wide: number, a: string, b: string): string =>
  g(
    path(`M0 0C${n(-wide)} ${n(-len * 0.35)} ${n(-wide * 0.8)} ${n(-len * 0.8)} 0 ${n(-len)}Z`, a) +
      path(`M0 0C${n(wide)} ${n(-len * 0.35)} ${n(wide * 0.8)} ${n(-len * 0.8)} 0 ${n(-len)}Z`, b),
    { transform: `rotate(${n(angle)})` },
  )

/** A few lighter leaves that break the flat crown. */
const leafTicks = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  color: string,
): string => {
  const rnd = random(count)
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = i * 2.4
    const k = Math.sqrt((i + 0.5) / count)
    d += `M${n(cx + Math.cos(a) * rx * k)} ${n(cy + Math.sin(a) * ry * k)}q${n(3 + rnd() * 2)} -5 8 -3q-2 6 -8 3z`
  }
  return path(d, color)
}

export type Pot = 'blades' | 'bush' | 'cactus' | 'fern' | 'lemon'

export const potted = (
  kind: Pot,
  x: number,
  y: number,
  s: number,
  color: string,
  L: Light,
  sway = 0,
): string => {
  const { c } = L
  let top = ''
  if (kind === 'blades')
    for (const [a, len] of [
      [-52, 62],
      [44, 66],
      [-28, 84],
      [22, 88],
      [-4, 100],
    ] as const)
      top += blade(a + sway * 2, len, 13, c(P.leaf700), c(P.leaf500))
  if (kind === 'fern')
    for (let i = 0; i < 9; i++)
      top += blade(
        -80 + i * 20 + sway * 2,
        50 - Math.abs(i - 4) * 3,
        7,
        c(i % 2 ? P.leaf700 : P.leaf500),
        c(i % 2 ? P.leaf500 : P.leaf300),
      )
  if (kind === 'bush')
    top +=
      path(scallopD(0, -36, 36, 32, 10, 7), c(P.leaf700)) +
      path(scallopD(-6, -44, 24, 20, 8, 3), c(P.leaf500)) +
      circle(-14, -48, 4.5, c(P.red400)) +
      circle(8, -36, 4.5, c(P.red600)) +
      circle(16, -56, 4.5, c(P.red400)) +
      circle(-24, -30, 4, c(P.red600)) +
      circle(0, -62, 4, c(P.paper))
  if (kind === 'cactus')
    top +=
      path('M-11 0V-62Q-11 -76 0 -76Q11 -76 11 -62V0Z', c(P.leaf500)) +
      path(
        'M11 -24H22V-44Q22 -50 27 -50Q32 -50 32 -44V-18Q32 -14 26 -14H11ZM-11 -34H-20V-48Q-20 -53 -24 -53Q-28 -53 -28 -48V-28Q-28 -24 -22 -24H-11Z',
        c(P.leaf500),
      ) +
      stroke('M-4 -4V-68M4 -4V-68', c(P.leaf700), 2) +
      circle(0, -78, 6, c(P.red400))
  if (kind === 'lemon')
    top +=
      rect(-3, -70, 6, 70, c(P.wood700)) +
      path(scallopD(0, -92, 40, 38, 11, 12), c(P.leaf700)) +
      path(scallopD(L.side * -8, -100, 27, 25, 9, 2), c(P.leaf500)) +
      leafTicks(-3, -94, 32, 30, 20, c(P.leaf300)) +
      [
        [-18, -84],
        [14, -76],
        [4, -108],
        [24, -100],
        [-22, -108],
      ]
        .map(([a, b]) => ellipse(a as number, b as number, 5, 6, c(P.sun500)))
        .join('')
  const shadow = path(
    `M${-L.side * 14} -4L${L.side * (30 + 50 * L.reach)} -2L${L.side * (34 + 50 * L.reach)} 8L${-L.side * 12} 6Z`,
    L.shade,
    { 'fill-opacity': L.shadeK * 0.8 },
  )
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${shadow}${g(top, { transform: 'translate(0 -40)' })}${pot(44, 44, color, L)}</g>`
}
