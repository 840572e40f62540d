// Air and distance: sky, clouds, hills, the church of any inland town.
import { type Light, P } from './light.ts'
import {
  Batch,
  circle,
  circleD,
  g,
  halo,
  n,
  path,
  random,
  rect,
  rectD,
  stroke,
  vertical,
} from './svg.ts'

export const sky = (w: number, h: number, horizon: number, L: Light): string => {
  const s = vertical(L.sky, 0, horizon)
  return s.def + rect(0, 0, w, h, s.fill)
}

/** A cloud cut from paper: flat underside, one lighter and one darker sheet. */
export const cloud = (x: number, y: number, s: number, L: Light, opacity = 1): string =>
  g(
    [
      path(
        'M-110 0C-128 -2 -128 -30 -100 -32C-98 -62 -56 -72 -40 -50C-26 -86 36 -86 44 -46C66 -60 96 -46 92 -24C120 -26 124 0 104 0Z',
        L.cloud[1],
      ),
      path(
        'M-80 -10C-96 -12 -92 -34 -70 -34C-66 -56 -34 -58 -26 -40C-12 -70 28 -66 32 -36C50 -46 70 -34 64 -10Z',
        L.cloud[0],
      ),
    ],
    {
      transform: `translate(${n(x)} ${n(y)}) scale(${n(s * 10) === '0' ? 0.1 : Math.round(s * 100) / 100})`,
      opacity,
    },
  )

export const stars = (w: number, h: number, count: number): string => {
  const rnd = random(31)
  const b = new Batch()
  for (let i = 0; i < count; i++)
    b.add('#dfe9fb', circleD(rnd() * w, rnd() * h * (0.4 + rnd() * 0.6), 0.8 + rnd() * 1.5))
  return b.draw({ 'fill-opacity': 0.8 })
}

export const moon = (x: number, y: number, r: number): string =>
  halo(x, y, r * 3.2, '#fff1cf', 0.35) +
  circle(x, y, r, '#fff1cf') +
  circle(x - r * 0.3, y - r * 0.2, r * 0.2, '#f0dcae') +
  circle(x + r * 0.3, y + r * 0.25, r * 0.14, '#f0dcae') +
  circle(x + r * 0.05, y + r * 0.5, r * 0.1, '#f0dcae')

export const sunDisc = (x: number, y: number, r: number): string =>
  halo(x, y, r * 4, '#fff6dd', 0.9) + circle(x, y, r, P.sun300)

export const palm = (x: number, y: number, s: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${stroke('M0 0Q-8 -70 6 -150', fill, 8)}${path('M6 -150Q-30 -176 -64 -136Q-30 -150 6 -150Q-24 -200 -70 -186Q-22 -182 6 -150Q0 -210 40 -214Q14 -190 6 -150Q40 -190 76 -160Q40 -160 6 -150Q50 -150 60 -112Q36 -140 6 -150Z', fill)}</g>`

/** Hills, roofs and a church tower behind the house, from x = -500 to 2300. */
export const distance = (L: Light): string => {
  const { far } = L
  const back = far(P.blue500, 0.62)
  const front = far(P.leaf700, 0.5)
  const town = far(P.clay500, 0.5)
  const lit = L.lamp > 0.4
  const roofs =
    'M-500 760V640h90l40 -40l60 40v-30h90l30 -30l40 30v40h120V600h80l40 -34l44 34v60h2400v140z'
  const tower = `M62 720V470l-10 -8h10l24 -78l24 78h10l-10 8v250zM-50 720V600l30 -40H62v160z`
  let dots = ''
  if (lit)
    for (let i = 0; i < 26; i++)
      dots += rectD(-460 + i * 103 + (i % 3) * 17, 664 + (i % 4) * 15, 7, 9)
  return [
    path(
      'M-500 700V520C-300 420 -120 470 60 430C240 390 420 380 640 440C900 380 1080 300 1330 380C1560 450 1760 350 2000 400L2300 470V760H-500Z',
      back,
    ),
    path(
      'M-500 760V590C-320 540 -140 580 40 540C300 500 900 560 1180 500C1420 450 1640 540 1860 500L2300 560V800H-500Z',
      front,
    ),
    palm(1640, 640, 0.9, far(P.leaf900, 0.42)),
    palm(1700, 650, 0.7, far(P.leaf900, 0.48)),
    palm(-190, 640, 0.9, far(P.leaf900, 0.42)),
    path(tower, far(P.paper200, 0.4)),
    path('M86 396l24 66h10l-10 8v250h-24z', far(P.paper400, 0.4)),
    path('M76 492h20v30h-20z', lit ? '#ffdc85' : far(P.blue900, 0.45)),
    stroke('M86 386v-26m-8 8h16', far(P.ink700, 0.3), 3),
    path(roofs, town),
    path(dots, '#ffd77a', { 'fill-opacity': 0.85 }),
  ].join('')
}
