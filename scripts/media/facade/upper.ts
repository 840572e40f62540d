// The upper storey: parapet, cornice, shuttered windows, the little balcony, and the sign that speaks.
import { WORDS } from './letters.ts'
import { type Light, mix, P } from './light.ts'
import { HUE, indoors, shade, word } from './marks.ts'
import { HOUSE, SIGN, UPPER } from './place.ts'
import { flowerBox } from './plants.ts'
import { cat } from './props.ts'
import {
  bubbleD,
  circle,
  clip,
  ellipse,
  halo,
  type Pt,
  path,
  poly,
  polyD,
  rect,
  rectD,
  stroke,
} from './svg.ts'

const crest = (): Pt[] => {
  const { left, right, parapet, crest: top } = HOUSE
  return [
    [left - 6, HOUSE.cornice],
    [left - 6, parapet],
    [430, parapet],
    [430, parapet - 16],
    [510, parapet - 16],
    [510, top],
    [850, top],
    [850, parapet - 16],
    [930, parapet - 16],
    [930, parapet],
    [right + 6, parapet],
    [right + 6, HOUSE.cornice],
  ]
}

export const wall = (L: Light): string => {
  const { left, right, cornice } = HOUSE
  const { c } = L
  const w = right - left
  const cap = crest()
    .slice(1, -1)
    .map(([x, y]) => [x, y] as Pt)
  const capD = `M${cap.map(([x, y]) => `${x} ${y}`).join('L')}`
  return [
    rect(left, cornice, w, 1000 - cornice, c(P.paper200)),
    // the far edge of the wall turns away from the light
    shade(rectD(L.side > 0 ? right - 34 : left, cornice, 34, 804), L, 0.35),
    poly(crest(), c(P.paper)),
    stroke(capD, c(P.blue700), 11),
    stroke(capD, c(P.blue500), 4),
    path(bubbleD(646, 112, 68, 42, 14, 16), c(P.red600)),
    circle(664, 133, 5, c(P.paper)),
    circle(680, 133, 5, c(P.paper)),
    circle(696, 133, 5, c(P.paper)),
    stroke('M540 134H622M738 134H820', c(P.paper400), 4),
    stroke('M250 164H480M880 164H1110', c(P.paper400), 3),
    rect(left - 14, cornice - 10, w + 28, 20, c(P.paper)),
    rect(left - 14, cornice + 8, w + 28, 7, c(P.blue700)),
    shade(rectD(left, cornice + 15, w, 20), L, 0.8),
    rect(left, 470, w, 8, c(P.paper300)),
    rect(left, 478, w, 4, c(P.paper400)),
    rect(left, 215, 22, 391, c(P.paper)),
    rect(right - 22, 215, 22, 391, c(P.paper)),
    shade(rectD(left, 211, 22, 16) + rectD(right - 22, 211, 22, 16), L, 0.5),
  ].join('')
}

const shutter = (x: number, y: number, w: number, h: number, c: Light['c']): string => {
  let slats = ''
  for (let i = 0; i < Math.floor((h - 22) / 9); i++)
    slats += rectD(x + 6, y + 12 + i * 9, w - 12, 3.4)
  return (
    rect(x, y, w, h, c(P.blue700), 2) +
    path(slats, c(P.blue900)) +
    rect(x, y, 3, h, c(P.blue500)) +
    rect(x + 5, y + h * 0.5 - 4, w - 10, 7, c(P.blue700))
  )
}

export type UpperLights = [number, number, number]

const curtainWindow = (i: 0 | 1 | 2, L: Light, lamp: number): string => {
  const u = UPPER[i]
  const ci = indoors(L, lamp)
  const { c } = L
  const frame = rectD(u.x, u.y, u.w, u.h)
  const room = [
    rect(u.x, u.y, u.w, u.h, mix(L.c('#8fa6d2'), ci('#e2bf8c'), Math.min(1, lamp * 1.4 + 0.12))),
    lamp > 0.05 ? halo(u.x + u.w / 2, u.y + 50, 90, '#fff0b8', 0.8 * lamp) : '',
    i === 2
      ? rect(u.x + 14, u.y + 66, 50, 40, ci(P.red400)) +
        rect(u.x + 20, u.y + 72, 38, 28, ci(P.sun100))
      : '',
    path(
      `M${u.x} ${u.y}h46q-4 ${u.h * 0.5} -34 ${u.h}h-12z`,
      mix(L.c('#eef1f8'), ci(P.paper), lamp),
    ),
    path(
      `M${u.x + u.w} ${u.y}h-46q4 ${u.h * 0.5} 34 ${u.h}h12z`,
      mix(L.c('#dfe5f2'), ci(P.paper200), lamp),
    ),
    stroke(
      `M${u.x + 14} ${u.y}q-2 80 -10 ${u.h}M${u.x + u.w - 14} ${u.y}q2 80 10 ${u.h}`,
      ci(P.paper400),
      2,
    ),
    shade(rectD(u.x, u.y, u.w, 14) + rectD(L.side > 0 ? u.x : u.x + u.w - 9, u.y, 9, u.h), L, 0.9),
    path(
      polyD([
        [u.x + 10, u.y + u.h],
        [u.x + 60, u.y],
        [u.x + 92, u.y],
        [u.x + 42, u.y + u.h],
      ]),
      '#ffffff',
      { 'fill-opacity': 0.14 * (1 - L.lamp) + 0.02 },
    ),
  ]
  const bars =
    rectD(u.x + u.w / 2 - 3, u.y, 6, u.h) +
    rectD(u.x, u.y + u.h * 0.36, u.w, 5) +
    (i === 1 ? rectD(u.x, u.y + u.h * 0.7, u.w, 5) : '')
  const sw = u.w * 0.46
  const dx = L.side * 8
  return [
    shade(
      rectD(u.x - sw - 8 + dx, u.y + 4, sw, u.h + 6) +
        rectD(u.x + u.w + 8 + dx, u.y + 4, sw, u.h + 6),
      L,
      0.8,
    ),
    rect(u.x - 12, u.y - 12, u.w + 24, u.h + 20, c(P.paper), 2),
    rect(u.x - 16, u.y - 20, u.w + 32, 11, c(P.paper300), 2),
    clip(frame, room),
    path(bars, c(P.blue800)),
    `<path d="${frame}" fill="none" stroke="${c(P.blue800)}" stroke-width="7"/>`,
    shutter(u.x - sw - 8, u.y - 2, sw, u.h + 4, c),
    shutter(u.x + u.w + 8, u.y - 2, sw, u.h + 4, c),
  ].join('')
}

const balcony = (L: Light): string => {
  const { c } = L
  let bars = ''
  for (let i = 0; i <= 20; i++) bars += `M${572 + i * 11.2} 404V466`
  return [
    shade(rectD(560 + L.side * 12, 478, 248, 20), L, 1),
    rect(558, 464, 252, 15, c(P.paper)),
    rect(558, 475, 252, 5, c(P.paper400)),
    stroke(bars, c(P.night), 2.2),
    stroke('M566 402H802M568 452H800', c(P.night), 4.4),
    stroke(bubbleD(658, 412, 52, 26, 9, 10), c(P.night), 3),
  ].join('')
}

export const upperFloor = (L: Light, lights: UpperLights, tail = 0): string =>
  [
    curtainWindow(0, L, lights[0]),
    curtainWindow(1, L, lights[1]),
    curtainWindow(2, L, lights[2]),
    rect(284, 440, 152, 9, L.c(P.paper300)),
    rect(924, 440, 152, 9, L.c(P.paper300)),
    cat(392, 441, 0.62, P.ink, L.c, tail),
    flowerBox(288, 440, 74, L, 3),
    flowerBox(928, 440, 144, L, 8),
    balcony(L),
    flowerBox(572, 464, 70, L, 5, 0.8),
    flowerBox(740, 464, 58, L, 6, 0.8),
  ].join('')

export const sign = (L: Light): string => {
  const { x, y, w, h } = SIGN
  const { c } = L
  const glow = L.lamp > 0.4
  const face = (hex: string): string => (glow ? mix(c(hex), hex, 0.97) : c(hex))
  const lamps = [x + 110, x + w / 2, x + w - 110].map(
    (lx) =>
      stroke(`M${lx} ${y - 4}q0 -22 14 -24`, c(P.ink), 3) +
      path(`M${lx - 12} ${y - 2}q12 -16 24 0z`, c(P.ink700)) +
      ellipse(lx, y - 1, 8, 2.4, glow ? '#fff6cf' : c(P.sun100)) +
      (glow ? halo(lx, y + 16, 92, '#ffe9a8', 0.5 * L.lamp) : ''),
  )
  const chips = (['Hello', 'Hola', 'Bonjour', 'Hallo'] as const).map((k, i) =>
    path(
      bubbleD(x + w - 80 + (i % 2) * 30, y + 22 + Math.floor(i / 2) * 28, 24, 17, 6, 6),
      face(mix(HUE[k][0], HUE[k][1], k === 'Hello' ? 0.75 : 0.35)),
    ),
  )
  return [
    shade(bubbleD(x + L.side * 10, y + 12, w, h, 26, 32), L, 1),
    path(bubbleD(x, y, w, h, 26, 32), face(P.blue900)),
    stroke(bubbleD(x + 8, y + 8, w - 16, h - 16, 19, 21), face(P.blue500), 2.4),
    ...lamps,
    word(WORDS.IDIOMAS, x + 38, y + 71, 51, face(P.paper)),
    rect(x + 402, y + 26, 3, 44, face(P.red600)),
    word(WORDS.desde1984, x + 422, y + 55, 15.5, face(P.sun500)),
    ...chips,
  ].join('')
}
