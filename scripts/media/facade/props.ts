// Small life: the cat, bunting, string lights, a lamp post, birds, an easel board.
import { type Light, mix, P } from './light.ts'
import { bubbleD, circle, ellipse, g, halo, n, type Pt, path, poly, rect, stroke } from './svg.ts'

/** A sitting cat, seen from behind its own dignity; base at (x, y), about 90 units tall. */
export const cat = (
  x: number,
  y: number,
  s: number,
  color: string,
  c: Light['c'],
  t = 0,
): string => {
  const fur = c(color)
  const dark = c(mix(color, P.night, 0.35))
  const flick = Math.sin(t * Math.PI * 4) * 8
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${stroke(`M18 -6Q44 0 44 -22Q${n(44 + flick)} -38 ${n(52 + flick)} -44`, fur, 9)}${path('M-22 0C-30 -34 -16 -58 0 -58C18 -58 30 -34 26 0Z', fur)}${path('M8 0C6 -16 12 -28 24 -28C28 -18 28 -8 26 0Z', dark)}${path('M-24 -62C-26 -76 -25 -86 -22 -92L-11 -83Q-3 -86 6 -83L17 -92C20 -84 20 -74 18 -62C12 -48 -18 -48 -24 -62Z', fur)}${path('M-12 -48Q-3 -42 6 -48L4 -26Q-3 -18 -10 -26Z', c(mix(color, P.paper, 0.75)))}${circle(-12, -67, 2.6, c(P.sun300))}${circle(6, -67, 2.6, c(P.sun300))}${path('M-5.5 -61h5l-2.5 3.5z', c(P.red400))}${ellipse(-12, -2, 8, 4, fur)}${ellipse(4, -2, 8, 4, fur)}</g>`
}

const FLAG = [P.red600, P.sun500, P.blue500, P.paper, P.green, P.orange, P.plum]

/** Bandeirinhas: the notched paper flags of a Brazilian street feast, on a sagging line. */
export const bunting = (a: Pt, b: Pt, sag: number, size: number, L: Light, t = 0): string => {
  const len = Math.hypot(b[0] - a[0], b[1] - a[1])
  const count = Math.floor(len / (size * 1.5))
  const lift = Math.sin(t * Math.PI * 2) * sag * 0.04
  const on = (k: number): Pt => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k + (sag + lift) * 4 * k * (1 - k),
  ]
  const m = on(0.5)
  let flags = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = on((i + 0.5) / count)
    const swing = Math.sin(t * Math.PI * 4 + i * 0.8) * size * 0.16
    const col = L.c(FLAG[i % FLAG.length] as string)
    const h = size * 1.15
    flags += poly(
      [
        [x - size / 2, y],
        [x + size / 2, y],
        [x + size / 2 + swing, y + h],
        [x + swing, y + h * 0.68],
        [x - size / 2 + swing, y + h],
      ],
      col,
    )
  }
  return (
    stroke(
      `M${n(a[0])} ${n(a[1])}Q${n(m[0])} ${n(2 * m[1] - (a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`,
      L.c(P.ink500),
      1.6,
    ) + flags
  )
}

/** Round bulbs on a line; they twinkle a little when the loop asks. */
export const stringLights = (
  a: Pt,
  b: Pt,
  sag: number,
  count: number,
  L: Light,
  t?: number,
): string => {
  const on = (k: number): Pt => [
    a[0] + (b[0] - a[0]) * k,
    a[1] + (b[1] - a[1]) * k + sag * 4 * k * (1 - k),
  ]
  const m = on(0.5)
  let bulbs = ''
  for (let i = 0; i < count; i++) {
    const [x, y] = on((i + 0.5) / count)
    const k = L.lamp * (t === undefined ? 1 : 0.75 + 0.25 * Math.sin(t * Math.PI * 4 + i * 2.1))
    bulbs +=
      rect(x - 2.5, y - 2, 5, 6, L.c(P.ink)) +
      (k > 0.25 ? halo(x, y + 9, 26, '#ffdf8c', 0.75 * k) : '') +
      circle(x, y + 9, 5.6, mix(L.c(P.sun300), '#fff3c4', Math.round(k * 20) / 20))
  }
  return (
    stroke(
      `M${n(a[0])} ${n(a[1])}Q${n(m[0])} ${n(2 * m[1] - (a[1] + b[1]) / 2)} ${n(b[0])} ${n(b[1])}`,
      L.c(P.ink),
      2,
    ) + bulbs
  )
}

export const lampPost = (x: number, y: number, h: number, L: Light, k = L.lamp): string => {
  const { c } = L
  const iron = c(P.night)
  return [
    rect(x - 5, y - h, 10, h, iron),
    path(`M${x - 17} ${y}h34l-6 -34h-22z`, iron),
    rect(x - 9, y - h * 0.5, 18, 6, iron),
    rect(x - 10, y - h - 4, 20, 8, iron),
    k > 0.2 ? halo(x, y - h - 30, 170, '#ffe09a', 0.6 * k) : '',
    path(`M${x - 18} ${y - h - 54}h36l-7 50h-22z`, mix(c(P.sun100), '#fff3c4', k)),
    stroke(`M${x} ${y - h - 54}v50`, iron, 2.5),
    path(`M${x - 24} ${y - h - 54}h48l-14 -16h-20z`, iron),
    circle(x, y - h - 73, 5, iron),
  ].join('')
}

/** A chalk board on the pavement that only draws a conversation. */
export const easel = (x: number, y: number, s: number, L: Light): string => {
  const { c } = L
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s})">${path(`M0 0L${n(L.side * (50 + 40 * L.reach))} 4L${n(L.side * (70 + 40 * L.reach))} 12L${n(L.side * 20)} 8Z`, L.shade, { 'fill-opacity': L.shadeK })}${stroke('M-26 4L-20 -104M26 4L20 -104', c(P.wood700), 6)}${rect(-30, -108, 60, 88, c(P.wood500), 3)}${rect(-25, -103, 50, 78, c(P.leaf900), 2)}${path(bubbleD(-18, -95, 30, 20, 7, 7), c(P.sun500))}${path(bubbleD(-10, -66, 30, 18, 7, 7), c(P.red400))}${stroke('M-18 -36h34', c(P.paper), 2)}</g>`
}

export const birds = (x: number, y: number, L: Light, bob = 0): string =>
  [0, 26, 92]
    .map((dx, i) =>
      g(path('M-9 2C-8 -8 2 -10 7 -6L12 -4L7 -2C5 4 -2 5 -9 2L-18 6Z', L.c(P.ink700)), {
        transform: `translate(${n(x + dx)} ${n(y - 5 + (i === 1 ? bob : 0))})${i === 2 ? ' scale(-1 1)' : ''}`,
      }),
    )
    .join('')

export const bubbleShadow = (x: number, y: number, w: number, h: number, L: Light): string =>
  path(bubbleD(x, y, w, h, h * 0.4, h * 0.4), L.shade, { 'fill-opacity': L.shadeK * 0.6 })
