// Close detail: the shop window at golden hour. Four greetings, books, a reader, and the cat who owns the display.

import { bicycle } from './bicycle.ts'
import { CAST } from './cast.ts'
import { pendant, shelves } from './interior.ts'
import { golden, P } from './light.ts'
import { greeting, indoors, shade } from './marks.ts'
import { person } from './people.ts'
import { flowerBox, potted } from './plants.ts'
import { cat } from './props.ts'
import { bubbleD, circle, clip, doc, g, path, polyD, rect, rectD, resetIds, stroke } from './svg.ts'
import { tiles } from './tiles.ts'
import { valance } from './valance.ts'

const L = golden
const { c } = L
const ci = indoors(L, 0.8)
const G = { x: 110, y: 60, w: 980, h: 1060 }

const openBook = (x: number, y: number, s: number): string =>
  g(
    path('M-70 0C-50 -16 -20 -14 0 0C20 -14 50 -16 70 0V10H-70Z', ci(P.red700)) +
      path('M-64 -4C-46 -22 -18 -18 0 -4V4C-18 -8 -46 -10 -64 2Z', ci(P.paper)) +
      path('M64 -4C46 -22 18 -18 0 -4V4C18 -8 46 -10 64 2Z', ci(P.paper200)),
    { transform: `translate(${x} ${y}) scale(${s})` },
  )

const stack = (x: number, y: number, books: [number, number, string][]): string => {
  let top = y
  return books
    .map(([w, h, fill], i) => {
      top -= h
      const dx = (i % 3) * 7 - 7
      return (
        rect(x - w / 2 + dx, top, w, h, ci(fill), 4) +
        rect(x - w / 2 + dx + 5, top + 4, 10, h - 8, ci(P.sun300), 2) +
        path(rectD(x + w / 2 + dx - 12, top + 4, 12, h - 8), ci(P.paper))
      )
    })
    .join('')
}

const cover = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  mark: string,
  tilt: number,
): string =>
  g(
    rect(-w / 2, -h, w, h, ci(fill), 4) +
      rect(-w / 2, -h, 12, h, L.shade, 3, { 'fill-opacity': 0.25 }) +
      path(bubbleD(-w * 0.26, -h * 0.76, w * 0.58, h * 0.3, h * 0.1, h * 0.1), ci(mark)) +
      stroke(
        `M${-w * 0.22} ${-h * 0.24}h${w * 0.48}M${-w * 0.22} ${-h * 0.15}h${w * 0.3}`,
        ci(mark),
        5,
      ),
    {
      transform: `translate(${x} ${y}) rotate(${tilt})`,
    },
  )

const globe = (x: number, y: number): string =>
  stroke(`M${x - 6} ${y - 190}A92 92 0 0 1 ${x + 40} ${y - 28}`, ci(P.sun600), 9) +
  circle(x, y - 104, 76, ci(P.blue500)) +
  clip(
    `M${x - 76} ${y - 104}a76 76 0 1 0 152 0a76 76 0 1 0 -152 0z`,
    path(
      `M${x - 60} ${y - 170}q40 -20 66 8q-10 30 -34 28q10 34 -12 60q-30 -30 -30 -60zM${x + 10} ${y - 120}q40 -24 70 -6v70q-30 20 -44 -8q-30 -10 -26 -56zM${x - 30} ${y - 62}q24 -6 40 14l-14 26h-30z`,
      ci(P.leaf500),
    ) + path(`M${x + 20} ${y - 190}q50 80 -10 170h90v-170z`, L.shade, { 'fill-opacity': 0.2 }),
  ) +
  rect(x - 6, y - 30, 12, 22, ci(P.sun600)) +
  path(`M${x - 48} ${y}q48 -26 96 0z`, ci(P.wood900))

export const detailWindow = (): string => {
  resetIds()
  const floor = G.y + G.h - 44
  const inside = { ...L, c: ci }
  const room = [
    rect(G.x, G.y, G.w, G.h, ci('#efc98d')),
    shelves(G.x + 30, 250, 560, 640, 4, 52, ci),
    shelves(G.x + 700, 360, 300, 530, 3, 57, ci),
    rect(G.x, 890, G.w, 250, ci('#b9824e')),
    pendant(400, G.y, 300, 3.2, P.red600, L, ci, 0.9),
    pendant(1010, G.y, 310, 2.4, P.blue700, L, ci, 0.9),
    person(
      { ...CAST.student, bag: undefined, holds: 'book', top: P.blue500, hair: '#4a2a1c' },
      { near: [30, 82], far: [36, 70] },
      836,
      1150,
      600,
      inside,
      true,
    ),
    rect(G.x, floor, G.w, 60, ci(P.wood500)),
    rect(G.x, floor, G.w, 10, ci(P.wood300)),
  ]
  const display = [
    cover(204, floor, 130, 186, P.red600, P.paper, -4),
    cover(318, floor, 104, 144, P.sun500, P.blue900, 4),
    stack(468, floor, [
      [200, 40, P.blue700],
      [190, 34, P.green],
      [204, 38, P.paper300],
      [160, 30, P.plum],
    ]),
    cat(474, floor - 142, 1.9, P.ink, ci, 0.1),
    globe(756, floor),
    stack(950, floor, [
      [180, 36, P.orange],
      [156, 32, P.blue500],
    ]),
    openBook(950, floor - 80, 1.1),
  ]
  const see = (hex: string): string => hex
  const bars = rectD(G.x, 262, G.w, 16) + rectD(G.x + G.w / 2 - 9, G.y, 18, G.h)
  const band = (a: number, w: number): string =>
    polyD([
      [a, 1120],
      [a + 480, 60],
      [a + 480 + w, 60],
      [a + w, 1120],
    ])
  return doc(
    1200,
    1500,
    [
      rect(0, 0, 1200, 1500, c(P.paper200)),
      shade(rectD(0, 0, 60, 1500), L, 0.4),
      rect(0, 1240, 1200, 260, c(P.blue800)),
      tiles(0, 1256, 1200, 244, 75, c),
      rect(66, 20, 1068, 1150, c(P.blue800), 6),
      rect(66, 20, 14, 1150, c(P.blue500)),
      clip(rectD(G.x, G.y, G.w, G.h), [
        ...room,
        ...display,
        path(band(-60, 150) + band(150, 44) + band(560, 190), '#ffffff', { 'fill-opacity': 0.08 }),
        shade(rectD(G.x, G.y, G.w, 14) + rectD(G.x + G.w - 16, G.y, 16, G.h), L, 0.8),
      ]),
      path(bars, c(P.blue800)),
      path(rectD(G.x + G.w / 2 - 9, G.y, 5, G.h), c(P.blue500)),
      greeting('Hello', 160, 372, 108, see),
      greeting('Hola', 318, 556, 92, see),
      greeting('Bonjour', 636, 318, 96, see),
      greeting('Hallo', 852, 452, 92, see),
      rect(40, 1166, 1120, 40, c(P.paper), 4),
      rect(40, 1196, 1120, 16, c(P.paper400)),
      shade(rectD(40, 1212, 1120, 26), L, 0.9),
      g(flowerBox(0, 0, 150, L, 21, 1, 2.2), { transform: 'translate(96 1168) scale(2.5)' }),
      potted('cactus', 1064, 1172, 1.7, P.clay300, L),
      bicycle(690, 1556, 440, P.red600, L, true),
      valance(-20, 70, 1240, 10, 96, L),
    ].join(''),
  )
}
