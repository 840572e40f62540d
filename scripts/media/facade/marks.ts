// Marks that return everywhere: written words, greeting bubbles, cast shadows.
import { WORDS, type Word } from './letters.ts'
import { type Light, mix, P } from './light.ts'
import { bubbleD, g, n, path } from './svg.ts'

/** A word with its cap height, placed by its left baseline. */
export const word = (w: Word, x: number, y: number, cap: number, fill: string): string =>
  `<path transform="translate(${n(x)} ${n(y)}) scale(${Math.round(cap * 10) / 1000})" d="${w.d}" fill="${fill}"/>`

export type Greeting = 'Hello' | 'Hola' | 'Bonjour' | 'Hallo'
export const HUE: Record<Greeting, [string, string]> = {
  Hello: [P.blue700, P.blue100],
  Hola: [P.orange, P.orangeTint],
  Bonjour: [P.plum, P.plumTint],
  Hallo: [P.green, P.greenTint],
}

export const greetingWidth = (who: Greeting, h: number): number =>
  WORDS[who].w * h * 0.0042 + h * 0.7

/** A greeting on the glass: solid hue, light lettering. */
export const greeting = (
  who: Greeting,
  x: number,
  y: number,
  h: number,
  c: (hex: string) => string,
): string => {
  const w = greetingWidth(who, h)
  const [dark, tint] = HUE[who]
  return g([
    path(bubbleD(x, y, w, h, h * 0.36, h * 0.34), c(dark)),
    word(WORDS[who], x + h * 0.35, y + h * 0.71, h * 0.42, c(tint)),
  ])
}

/** Shadow as one flat darker paper. */
export const shade = (d: string, L: Light, k = 1): string =>
  path(d, L.shade, { 'fill-opacity': Math.min(0.9, L.shadeK * k) })

/** Colours of a room: dim by day, warm and bright when its lamp is on. */
export const indoors =
  (L: Light, lamp = L.lamp) =>
  (hex: string): string =>
    mix(L.c(mix(hex, '#3d2a3c', 0.17)), mix(hex, P.sun300, 0.24), lamp)
