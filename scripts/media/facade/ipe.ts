// The yellow ipê, its fallen petals and its shadows.
import { type Light, P } from './light.ts'
import { limbD } from './limbs.ts'
import { shade } from './marks.ts'
import { Batch, n, type Pt, path, pick, random, Specks, scallopD } from './svg.ts'

/** The yellow ipê flowers leafless: bare dark limbs, crowns of pure yellow. Base at (x, y). */
export const ipe = (x: number, y: number, s: number, L: Light, sway = 0): string => {
  const { c } = L
  const trunk =
    'M-52 4Q0 16 50 4C22 -6 17 -40 17 -70H-23C-24 -40 -24 -4 -52 4Z' +
    limbD(
      [
        [-2, -40],
        [-6, -150],
        [6, -300],
        [-30, -430],
      ],
      [22, 18, 14, 7],
    ) +
    limbD(
      [
        [2, -280],
        [90, -400],
        [140, -500],
      ],
      [12, 8, 4],
    ) +
    limbD(
      [
        [-4, -220],
        [-100, -340],
        [-160, -420],
      ],
      [11, 7, 4],
    ) +
    limbD(
      [
        [0, -330],
        [40, -470],
        [30, -560],
      ],
      [9, 6, 3],
    ) +
    limbD(
      [
        [-70, -305],
        [-80, -420],
        [-110, -500],
      ],
      [7, 5, 3],
    )
  const side = L.side
  const crowns: [number, number, number, number][] = [
    [-150, -440, 120, 84],
    [120, -500, 132, 92],
    [-30, -580, 150, 100],
    [-96, -520, 100, 70],
    [60, -420, 84, 56],
    [176, -420, 70, 50],
  ]
  const dark = crowns
    .map(([a, b, rx, ry], i) => path(scallopD(a + sway, b, rx, ry, 13, 20 + i), c(P.sun700)))
    .join('')
  const mid = crowns
    .map(([a, b, rx, ry], i) =>
      path(
        scallopD(a - side * 12 + sway * 1.4, b - 14, rx * 0.86, ry * 0.82, 12, 40 + i),
        c(P.sun500),
      ),
    )
    .join('')
  const high = crowns
    .map(([a, b, rx, ry], i) =>
      path(
        scallopD(a - side * 30 + sway * 1.8, b - 32, rx * 0.52, ry * 0.46, 9, 60 + i),
        c(P.sun300),
      ),
    )
    .join('')
  const rnd = random(77)
  const petals = new Specks()
  for (let i = 0; i < 170; i++) {
    const [a, b, rx, ry] = pick(rnd, crowns)
    const ang = rnd() * 6.283
    const k = Math.sqrt(rnd()) * 1.08
    petals.add(
      c(pick(rnd, [P.sun300, P.sun600, P.sun500, P.sun100, P.sun700])),
      a + Math.cos(ang) * rx * k + sway,
      b + Math.sin(ang) * ry * k,
      3 + rnd() * 4,
    )
  }
  const litEdge = path(
    limbD(
      [
        [-side * 9, -30],
        [-6 - side * 7, -150],
        [6 - side * 6, -290],
      ],
      [7, 5, 4],
    ),
    c(P.wood500),
  )
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${path(trunk, c(P.wood900))}${litEdge}${dark}${mid}${high}${petals.draw()}</g>`
}

/** Fallen petals on stones. */
export const carpet = (
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  L: Light,
  seed = 5,
): string => {
  const rnd = random(seed)
  const b = new Batch()
  for (let i = 0; i < count; i++) {
    const k = rnd() + rnd() - 1
    const px = x + k * w
    const py = y + (rnd() - 0.5) * h
    b.add(L.c(pick(rnd, [P.sun500, P.sun300, P.sun600])), `M${n(px)} ${n(py)}q4 -4 8 0q-4 3 -8 0z`)
  }
  return b.draw()
}

/** The tree's shadow on the ground. */
export const crownShadow = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  L: Light,
  k = 1,
): string =>
  shade(
    scallopD(x, y, rx, ry, 14, 91) +
      scallopD(x + rx * 0.8, y + ry * 0.4, rx * 0.6, ry * 0.6, 11, 92),
    L,
    k,
  )

/** Its shadow on a wall: clusters and a limb, with holes where light comes through. */
export const dapple = (
  x: number,
  y: number,
  w: number,
  h: number,
  L: Light,
  k = 1,
  seed = 14,
): string => {
  const rnd = random(seed)
  const limb: Pt[] = [
    [x + w, y + h * 1.1],
    [x + w * 0.6, y + h * 0.5],
    [x + w * 0.25, y + h * 0.2],
  ]
  let d = limbD(limb, [9, 6, 3], -1)
  for (let i = 0; i < 46; i++) {
    const u = rnd() ** 0.6
    const r = 13 + rnd() * 26 * u
    d += scallopD(x + u * w, y + rnd() * h * (0.5 + u * 0.5), r * 1.3, r, 8, seed + i)
  }
  return shade(d, L, k)
}
