// Close detail: the wooden double door, its step and its plants, in the afternoon.
import { pendant, shelves } from './interior.ts'
import { carpet, dapple } from './ipe.ts'
import { afternoon, P } from './light.ts'
import { shade } from './marks.ts'
import { potted } from './plants.ts'
import { cat } from './props.ts'
import {
  Batch,
  bubbleD,
  circle,
  clip,
  doc,
  ellipse,
  n,
  path,
  polyD,
  random,
  rect,
  rectD,
  resetIds,
  stroke,
} from './svg.ts'
import { tiles } from './tiles.ts'
import { valance } from './valance.ts'

const L = afternoon
const { c } = L
const D = { x: 318, y: 330, w: 564, h: 860 }

const grain = (x: number, y: number, w: number, h: number, seed: number): string => {
  const rnd = random(seed)
  let d = ''
  for (let i = 0; i < 5; i++) {
    const gx = x + w * (0.12 + rnd() * 0.76)
    const gy = y + rnd() * h * 0.4
    d += `M${n(gx)} ${n(gy)}q${n(rnd() * 8 - 4)} ${n(h * 0.2)} 0 ${n(h * (0.3 + rnd() * 0.25))}`
  }
  return stroke(d, c(P.wood700), 2, { 'stroke-opacity': 0.55 })
}

const panel = (x: number, y: number, w: number, h: number, seed: number): string =>
  rect(x, y, w, h, c(P.wood700), 4) +
  path(
    polyD([
      [x, y + h],
      [x + w, y + h],
      [x + w, y],
      [x + w - 14, y + 14],
      [x + w - 14, y + h - 14],
      [x + 14, y + h - 14],
    ]),
    c(P.wood300),
  ) +
  rect(x + 14, y + 14, w - 28, h - 28, c(P.wood500), 2) +
  path(
    polyD([
      [x + 30, y + 30],
      [x + w - 30, y + 30],
      [x + w - 42, y + 42],
      [x + 42, y + 42],
      [x + 42, y + h - 42],
      [x + 30, y + h - 30],
    ]),
    c(P.wood300),
  ) +
  grain(x + 44, y + 44, w - 88, h - 88, seed)

/** Through the left pane: a poster and a lamp in the hall. */
const hall = (x: number, y: number, w: number, h: number): string =>
  rect(x + 22, y + 104, 84, 118, c(P.blue800), 3) +
  path(bubbleD(x + 36, y + 126, 56, 38, 12, 14), c(P.sun500)) +
  stroke(`M${x + 38} ${y + 196}h52`, c(P.paper), 4) +
  pendant(x + w * 0.78, y, y + 96, 1.7, P.red600, { ...L, lamp: 0.5 }, c, 0.5) +
  rect(x, y + h * 0.86, w, 8, c(P.wood700))

const glass = (x: number, y: number, w: number, h: number, left: boolean): string => {
  const d = rectD(x, y, w, h)
  return [
    rect(x - 12, y - 12, w + 24, h + 24, c(P.wood900), 4),
    clip(d, [
      rect(x, y, w, h, c('#c9a878')),
      rect(x, y + h * 0.6, w, h * 0.4, c('#a8805a')),
      left ? hall(x, y, w, h) : shelves(x + w * 0.2, y + 64, w * 0.9, h * 0.66, 3, 61, c),
      path(`M${x} ${y}h${w}v50q-${w / 4} 30 -${w / 2} 0q-${w / 4} 30 -${w / 2} 0z`, c(P.paper)),
      stroke(`M${x + 20} ${y}v60M${x + w / 2} ${y}v44M${x + w - 24} ${y}v58`, c(P.paper400), 2),
      path(
        polyD([
          [x - 20, y + h],
          [x + w * 0.7, y],
          [x + w, y],
          [x + w * 0.3, y + h],
        ]),
        '#ffffff',
        { 'fill-opacity': 0.2 },
      ),
      shade(rectD(x, y, w, 16) + rectD(x + w - 12, y, 12, h), L, 0.9),
    ]),
    stroke(`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.5}h${w}`, c(P.wood700), 9),
  ].join('')
}

const doorLeaf = (x: number, left: boolean): string => {
  const w = D.w / 2 - 3
  const hx = left ? x + w - 30 : x + 30
  return [
    rect(x, D.y, w, D.h, c(P.wood500)),
    grain(x + 4, D.y + 20, 34, D.h, left ? 3 : 8),
    rect(left ? x + w - 8 : x, D.y, 8, D.h, c(left ? P.wood700 : P.wood300)),
    glass(x + 52, D.y + 60, w - 104, 322, left),
    panel(x + 40, D.y + 424, w - 80, 170, left ? 5 : 6),
    panel(x + 40, D.y + 622, w - 80, 206, left ? 12 : 15),
    rect(hx - 15, D.y + 408, 30, 96, c(P.sun600), 15),
    rect(hx - 8, D.y + 424, 16, 60, c(P.sun300), 8),
    circle(hx, D.y + 488, 6, c(P.wood900)),
  ].join('')
}

const wallLamp = (x: number, y: number): string =>
  stroke(`M${x} ${y + 70}v-40`, c(P.night), 9) +
  path(`M${x - 26} ${y - 50}h52l-10 76h-32z`, c(P.sun300)) +
  path(`M${x - 26} ${y - 50}h24l-4 76h-12z`, c(P.sun100)) +
  path(`M${x - 36} ${y - 50}h72l-22 -30h-28z`, c(P.night)) +
  rect(x - 18, y + 24, 36, 10, c(P.night), 3) +
  rect(x - 14, y + 66, 28, 34, c(P.night), 5)

/** The stone waves again, larger: here one can see single stones. */
const stones = (): string => {
  const rnd = random(6)
  const b = new Batch()
  let waves = ''
  for (let r = 0; r < 2; r++) {
    const y = 1326 + r * 92
    const ph = r * Math.PI
    const up: string[] = []
    const dn: string[] = []
    for (let x = -20; x <= 1220; x += 20) {
      up.push(`${x} ${n(y + Math.sin(x / 62 + ph) * 22)}`)
      dn.unshift(
        `${x} ${n(y + 40 + r * 8 + Math.sin(x / 62 + ph) * 22 + Math.cos(x / 62 + ph) * 9)}`,
      )
    }
    waves += `M${up.join('L')}L${dn.join('L')}Z`
  }
  for (let i = 0; i < 90; i++)
    b.add(
      c(pickTone(rnd())),
      rectD(rnd() * 1200, 1296 + rnd() * 200, 10 + rnd() * 12, 7 + rnd() * 5),
    )
  return (
    rect(0, 1284, 1200, 216, c(P.paper200)) +
    b.draw() +
    path(waves, c(P.ink500)) +
    shade(rectD(0, 1284, 1200, 16), L, 0.8)
  )
}
const pickTone = (k: number): string => (k < 0.5 ? P.paper300 : P.paper)

export const detailDoor = (): string => {
  resetIds()
  return doc(
    1200,
    1500,
    [
      rect(0, 0, 1200, 1300, c(P.paper200)),
      rect(0, 950, 1200, 340, c(P.blue800)),
      tiles(0, 962, 1200, 300, 75, c),
      rect(0, 1256, 1200, 32, c(P.ink500)),
      shade(rectD(206, 262, 80, 1028), L, 0.7),
      rect(252, 250, 696, 1040, c(P.paper), 4),
      rect(252, 250, 14, 1040, c(P.paper300)),
      rect(292, 290, 616, 960, c(P.wood900)),
      doorLeaf(D.x, true),
      doorLeaf(D.x + D.w / 2 + 3, false),
      rect(596, D.y, 8, D.h, c(P.wood900)),
      // the letter box speaks too
      path(bubbleD(412, 1004, 110, 44, 14, 16), c(P.sun600)),
      rect(432, 1019, 70, 9, c(P.wood900), 4),
      shade(rectD(292, 290, 616, 70) + rectD(860, 360, 22, 830), L, 0.8),
      wallLamp(146, 560),
      wallLamp(1054, 560),
      clip(rectD(0, 0, 1200, 1290), dapple(760, 380, 480, 520, L, 0.55, 33)),
      stones(),
      rect(206, 1188, 788, 50, c(P.paper300), 4),
      rect(206, 1222, 788, 22, c(P.stone)),
      rect(160, 1240, 880, 58, c(P.paper), 4),
      rect(160, 1276, 880, 26, c(P.paper400)),
      shade(
        polyD([
          [160, 1302],
          [1040, 1302],
          [1010, 1322],
          [110, 1322],
        ]),
        L,
        1,
      ),
      path('M392 1246H712L740 1292H360Z', c(P.red700)),
      stroke('M400 1252H704L724 1285H378Z', c(P.red400), 3),
      path(bubbleD(510, 1257, 76, 17, 6, 8), c(P.sun300)),
      potted('lemon', 170, 1330, 3.5, P.blue700, L),
      potted('fern', 326, 1352, 1.9, P.red600, L),
      potted('blades', 1030, 1340, 3.1, P.clay500, L),
      potted('bush', 906, 1384, 1.9, P.sun500, L),
      ellipse(768, 1238, 66, 9, L.shade, { 'fill-opacity': 0.3 }),
      cat(778, 1240, 1.75, P.ink, c, 0.1),
      carpet(620, 1400, 560, 150, 60, L, 8),
      valance(-20, 128, 1240, 10, 96, L),
    ].join(''),
  )
}
