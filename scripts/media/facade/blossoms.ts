// The near things in the sign's picture: an ipê branch in flower and two birds.
import { morning, P } from './light.ts'
import { limbD } from './limbs.ts'
import { at, circle, circleD, path, pick, random, Specks, scallopD, stroke } from './svg.ts'

const { c } = morning

/** One trumpet flower of the ipê, seen from the front. */
const blossom = (x: number, y: number, r: number): string => {
  let petals = ''
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * Math.PI * 2 - 0.5
    petals += circleD(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.5)
  }
  return (
    path(petals, c(P.sun300)) +
    circle(x, y, r * 0.34, c(P.sun600)) +
    circle(x, y, r * 0.16, c(P.sun700))
  )
}

const CLUSTERS: [number, number, number][] = [
  [1156, 1150, 118],
  [1010, 1290, 104],
  [1196, 1380, 140],
  [820, 1410, 90],
  [1010, 1476, 110],
  [676, 1462, 56],
]
const FLOWERS: [number, number, number][] = [
  [1090, 1110, 30],
  [1170, 1180, 34],
  [964, 1260, 30],
  [1040, 1322, 26],
  [1140, 1346, 34],
  [790, 1390, 26],
  [856, 1436, 24],
  [980, 1440, 32],
  [670, 1452, 22],
  [1186, 1060, 24],
  [1080, 1230, 22],
  [910, 1356, 20],
]

/** A flowering branch enters from below, so that the sky has a near and a far. */
export const branch = (): string => {
  const rnd = random(41)
  const petals = new Specks()
  for (let i = 0; i < 110; i++) {
    const [a, b, r] = pick(rnd, CLUSTERS)
    const t = rnd() * 6.283
    const k = Math.sqrt(rnd()) * 1.1
    petals.add(
      c(pick(rnd, [P.sun300, P.sun600, P.sun500, P.sun700])),
      a + Math.cos(t) * r * k,
      b + Math.sin(t) * r * 0.8 * k,
      4 + rnd() * 6,
    )
  }
  const wood =
    limbD(
      [
        [1240, 1560],
        [1100, 1390],
        [900, 1400],
        [700, 1440],
        [560, 1396],
      ],
      [30, 20, 12, 7, 3],
    ) +
    limbD(
      [
        [1110, 1400],
        [1120, 1240],
        [1176, 1080],
        [1160, 990],
      ],
      [16, 11, 7, 3],
    ) +
    limbD(
      [
        [920, 1400],
        [900, 1290],
        [850, 1230],
      ],
      [9, 6, 3],
    )
  return [
    path(wood, c(P.wood900)),
    ...CLUSTERS.map(([a, b, r], i) => path(scallopD(a, b, r, r * 0.78, 12, 10 + i), c(P.sun700))),
    ...CLUSTERS.map(([a, b, r], i) =>
      path(scallopD(a - 14, b - 14, r * 0.86, r * 0.66, 11, 20 + i), c(P.sun500)),
    ),
    petals.draw(),
    blossom(850, 1226, 24),
    blossom(560, 1392, 20),
    blossom(1160, 988, 22),
    ...FLOWERS.map(([x, y, r]) => blossom(x, y, r)),
  ].join('')
}

/** A bem-te-vi: brown coat, yellow waistcoat, striped head. */
export const bemTeVi = (x: number, y: number, s: number, flip: boolean): string =>
  at(
    x,
    y,
    s,
    [
      stroke('M-4 -4v6M6 -4v6', c(P.ink), 2.4),
      path('M-30 2L-52 12L-48 2L-24 -12Z', c(P.wood900)),
      path('M-32 -2C-30 -26 -10 -38 10 -36C26 -34 26 -14 18 -6C8 2 -14 4 -32 -2Z', c(P.sun500)),
      path('M-34 0C-34 -24 -14 -40 4 -38C6 -24 -8 -8 -34 0Z', c(P.wood700)),
      path('M-2 -40C0 -56 28 -58 30 -42C30 -30 12 -26 0 -32Z', c(P.paper)),
      path(
        'M0 -44C6 -58 26 -56 30 -44L26 -47C18 -52 8 -50 0 -44ZM0 -40L30 -42L28 -37L2 -35Z',
        c(P.ink),
      ),
      path('M29 -44L44 -40L29 -37Z', c(P.ink)),
      circle(22, -41, 1.8, c(P.paper)),
    ],
    flip,
  )
