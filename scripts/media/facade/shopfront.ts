// The ground floor: tiled base, two big windows and the wooden double door.
import { classroom, library } from './interior.ts'
import { type Light, mix, P } from './light.ts'
import { greeting, indoors } from './marks.ts'
import { DOOR, GROUND, HOUSE, LEFT_WINDOW, RIGHT_WINDOW } from './place.ts'
import { cat } from './props.ts'
import { circle, clip, halo, n, path, poly, polyD, rect, rectD, stroke } from './svg.ts'
import { tiles } from './tiles.ts'

export type Shop = { t?: number; doorOpen?: boolean; lamps?: [number, number] }

type Box = { x: number; y: number; w: number; h: number }

const glare = ({ x, y, w, h }: Box, L: Light): string => {
  const k = 0.13 * (1 - L.lamp) + 0.025
  const band = (from: number, wide: number): string =>
    polyD([
      [x + w * from, y + h],
      [x + w * from + h * 0.5, y],
      [x + w * (from + wide) + h * 0.5, y],
      [x + w * (from + wide), y + h],
    ])
  return path(band(-0.12, 0.16) + band(0.1, 0.05) + band(0.55, 0.22), '#ffffff', {
    'fill-opacity': k,
  })
}

const shopWindow = (b: Box, panes: number, L: Light, room: string, decals: string): string => {
  const { c } = L
  const d = rectD(b.x, b.y, b.w, b.h)
  let bars = rectD(b.x, b.y + 58, b.w, 5)
  for (let i = 1; i < panes; i++) bars += rectD(b.x + (b.w * i) / panes - 3, b.y, 6, b.h)
  return [
    rect(b.x - 14, b.y - 6, b.w + 28, b.h + 14, c(P.blue800), 3),
    clip(d, [room, glare(b, L)]),
    decals,
    path(bars, c(P.blue800)),
    `<path d="${d}" fill="none" stroke="${c(P.blue900)}" stroke-width="4"/>`,
    rect(b.x - 20, b.y + b.h + 2, b.w + 40, 13, c(P.paper), 2),
    rect(b.x - 20, b.y + b.h + 11, b.w + 40, 5, c(P.paper400)),
  ].join('')
}

const leaf = (x: number, y: number, w: number, h: number, L: Light, hingeLeft: boolean): string => {
  const { c } = L
  return [
    rect(x, y, w, h, c(P.wood500)),
    rect(hingeLeft ? x : x + w - 5, y, 5, h, c(P.wood700)),
    rect(x + 13, y + 14, w - 26, h * 0.42, c(P.wood900), 3),
    rect(x + 17, y + 18, w - 34, h * 0.42 - 8, mix(c(P.blue200), '#ffd98a', L.lamp), 2),
    path(
      polyD([
        [x + 17, y + h * 0.3],
        [x + w - 17, y + 40],
        [x + w - 17, y + 70],
        [x + 17, y + h * 0.42],
      ]),
      '#ffffff',
      { 'fill-opacity': 0.32 - L.lamp * 0.2 },
    ),
    stroke(`M${n(x + w / 2)} ${n(y + 18)}v${n(h * 0.42 - 8)}`, c(P.wood700), 4),
    rect(x + 13, y + h * 0.54, w - 26, h * 0.17, c(P.wood700), 2),
    rect(x + 18, y + h * 0.54 + 5, w - 36, h * 0.17 - 8, c(P.wood300), 1),
    rect(x + 13, y + h * 0.75, w - 26, h * 0.19, c(P.wood700), 2),
    rect(x + 18, y + h * 0.75 + 5, w - 36, h * 0.19 - 8, c(P.wood300), 1),
    rect(hingeLeft ? x + w - 11 : x + 5, y + h * 0.47, 6, 26, c(P.sun500), 3),
  ].join('')
}

const door = (L: Light, open: boolean, lamp: number): string => {
  const { x, y, w, h } = DOOR
  const { c } = L
  const ci = indoors(L, Math.max(lamp, 0.25))
  const half = w / 2
  const hall = clip(rectD(x, y, w, h), [
    rect(x, y, w, h, ci('#e7bf86')),
    rect(x, y + h * 0.78, w, h * 0.22, ci(P.clay500)),
    rect(x + half + 20, y + 84, 44, 60, ci(P.blue700), 2),
    path(`M${x + half + 28} ${y + 98}h28v18h-18l-10 8z`, ci(P.paper)),
    path(
      polyD([
        [x + half + 6, y + h * 0.9],
        [x + half + 70, y + h * 0.9],
        [x + half + 64, y + h * 0.82],
        [x + half + 14, y + h * 0.82],
      ]),
      ci(P.red700),
    ),
  ])
  const ajar =
    poly(
      [
        [x + w, y],
        [x + w - 34, y + 10],
        [x + w - 34, y + h - 4],
        [x + w, y + h],
      ],
      c(P.wood700),
    ) +
    poly(
      [
        [x + w - 6, y + 22],
        [x + w - 28, y + 30],
        [x + w - 28, y + h * 0.45],
        [x + w - 6, y + h * 0.46],
      ],
      c(P.blue200),
    ) +
    poly(
      [
        [x + w - 6, y + h * 0.55],
        [x + w - 28, y + h * 0.55],
        [x + w - 28, y + h * 0.9],
        [x + w - 6, y + h * 0.92],
      ],
      c(P.wood500),
    )
  return [
    rect(x - 15, y - 30, w + 30, h + 30, c(P.paper), 2),
    rect(x - 9, y - 30, w + 18, h + 30, c(P.wood900)),
    open
      ? hall + leaf(x, y, half, h, L, true) + ajar
      : leaf(x, y, half, h, L, true) + leaf(x + half, y, half, h, L, false),
    rect(x + half - 1.5, y, 3, open ? 0.1 : h, c(P.wood900)),
    rect(x - 26, GROUND - 18, w + 52, 20, c(P.paper300), 2),
    rect(x - 26, GROUND - 6, w + 52, 8, c(P.stone)),
    // wall lamps either side of the door
    ...[x - 34, x + w + 34].map(
      (lx) =>
        rect(lx - 6, y + 50, 12, 24, L.lamp > 0.3 ? '#fff0b4' : c(P.sun300), 4) +
        rect(lx - 8, y + 46, 16, 6, c(P.ink), 2) +
        rect(lx - 7, y + 72, 14, 4, c(P.ink), 2) +
        (L.lamp > 0.3 ? halo(lx, y + 62, 90, '#ffe39a', 0.55 * L.lamp) : ''),
    ),
  ].join('')
}

export const groundFloor = (L: Light, shop: Shop = {}): string => {
  const { c } = L
  const { left, right } = HOUSE
  const [la, lb] = shop.lamps ?? [L.lamp, L.lamp]
  const a = LEFT_WINDOW
  const b = RIGHT_WINDOW
  const seen = (hex: string): string => mix(c(hex), hex, L.lamp * 0.8)
  const wave = Math.sin((shop.t ?? 0) * Math.PI * 4)
  return [
    rect(left, 606, right - left, GROUND - 606, c(P.paper300)),
    rect(left, 928, right - left, 72, c(P.blue800)),
    tiles(left, 934, DOOR.x - 26 - left, 60, 30, c),
    tiles(DOOR.x + DOOR.w + 26, 934, right - DOOR.x - DOOR.w - 26, 60, 30, c),
    rect(left, 990, right - left, 10, c(P.ink500)),
    shopWindow(
      a,
      3,
      L,
      classroom(a.x, a.y, a.w, a.h, L, indoors(L, la), la, wave),
      greeting('Hello', a.x + 14, a.y + 172, 38, seen) +
        greeting('Hola', a.x + 246, a.y + 92, 36, seen),
    ),
    shopWindow(
      b,
      2,
      L,
      library(b.x, b.y, b.w, b.h, L, indoors(L, lb), lb) + displayTable(b, L, lb, shop.t ?? 0),
      greeting('Bonjour', b.x + 12, b.y + 84, 36, seen) +
        greeting('Hallo', b.x + 140, b.y + 128, 36, seen),
    ),
    door(L, shop.doorOpen ?? false, L.lamp),
  ].join('')
}

/** Books laid out behind the glass, a globe, and the cat asleep among them. */
const displayTable = (b: Box, L: Light, lamp: number, t: number): string => {
  const c = indoors(L, lamp)
  const y = b.y + b.h
  const faceOut: [number, number, number, string][] = [
    [18, 34, 46, P.red600],
    [58, 30, 40, P.blue700],
    [94, 32, 44, P.sun500],
  ]
  return [
    ...faceOut.map(
      ([dx, w, h, fill]) =>
        rect(b.x + dx, y - 12 - h, w, h, c(fill), 2) +
        path(`M${b.x + dx + 7} ${y - h - 2}h${w - 14}v12h-${w - 20}l-6 5z`, c(P.paper)),
    ),
    rect(b.x, y - 13, b.w, 13, c(P.wood500)),
    circle(b.x + 152, y - 44, 20, c(P.blue500)),
    path(
      `M${b.x + 140} ${y - 56}q10 -8 18 0q-2 10 -10 10q-2 10 -10 4zM${b.x + 156} ${y - 42}q10 -4 12 4q-6 12 -12 8z`,
      c(P.leaf500),
    ),
    stroke(`M${b.x + 152} ${y - 22}v9M${b.x + 142} ${y - 14}h20`, c(P.sun600), 4),
    cat(b.x + 206, y - 12, 0.6, P.clay500, c, t),
  ].join('')
}
