// What one sees through the shop windows: shelves of books, a class at work, lamps.
import { CAST, HAIR, SKIN } from './cast.ts'
import { type Bust, bust } from './heads.ts'
import { type Light, mix, P } from './light.ts'
import { person } from './people.ts'
import {
  Batch,
  bubbleD,
  circle,
  ellipse,
  halo,
  n,
  path,
  pick,
  random,
  rect,
  rectD,
  stroke,
} from './svg.ts'

export type Tone = (hex: string) => string
const SPINES = [
  P.red600,
  P.red700,
  P.blue700,
  P.blue500,
  P.blue800,
  P.sun500,
  P.sun300,
  P.paper,
  P.paper300,
  P.green,
  P.plum,
  P.orange,
  P.blue200,
  P.clay300,
  P.leaf500,
]

/** Shelves filled edge to edge, with the gaps and leaning books that a used library has. */
export const shelves = (
  x: number,
  y: number,
  w: number,
  h: number,
  rows: number,
  seed: number,
  c: Tone,
): string => {
  const rnd = random(seed)
  const books = new Batch()
  const row = h / rows
  const u = row / 40
  let boards = ''
  for (let r = 0; r < rows; r++) {
    const base = y + (r + 1) * row - 3 * u
    let bx = x + 4 * u
    while (bx < x + w - 9 * u) {
      if (rnd() < 0.07) {
        bx += 12 * u
        continue
      }
      const bw = (3.4 + rnd() * 5) * u
      const bh = row * (0.56 + rnd() * 0.28)
      const fill = c(pick(rnd, SPINES))
      books.add(fill, rectD(bx, base - bh, bw, bh))
      if (bw > 5.5 * u && rnd() < 0.6)
        books.add(c(P.paper200), rectD(bx + bw * 0.2, base - bh * 0.82, bw * 0.6, bh * 0.1))
      bx += bw + 0.5 * u
    }
    boards += rectD(x, base, w, 3 * u)
  }
  return (
    rect(x, y, w, h, c(P.wood900)) +
    books.draw() +
    path(
      boards +
        rectD(x, y, 3 * u, h) +
        rectD(x + w - 3 * u, y, 3 * u, h) +
        rectD(x, y - 2 * u, w, 3.4 * u),
      c(P.wood500),
    )
  )
}

export const pendant = (
  x: number,
  top: number,
  y: number,
  s: number,
  color: string,
  L: Light,
  c: Tone,
  lamp = L.lamp,
): string =>
  [
    lamp > 0.05 ? halo(x, y + 18 * s, 70 * s, '#fff3c4', 0.7 * lamp) : '',
    stroke(`M${n(x)} ${top}V${n(y)}`, c(P.ink700), 1.6 * s),
    path(
      `M${n(x - 16 * s)} ${n(y + 14 * s)}C${n(x - 16 * s)} ${n(y - 6 * s)} ${n(x + 16 * s)} ${n(y - 6 * s)} ${n(x + 16 * s)} ${n(y + 14 * s)}Z`,
      c(color),
    ),
    ellipse(x, y + 14 * s, 9 * s, 4 * s, mix(c(P.sun100), '#fffbe6', lamp)),
  ].join('')

const PUPILS: Bust[] = [
  { skin: SKIN.brown, hair: HAIR.black, style: 'curly', top: P.blue500 },
  { skin: SKIN.pale, hair: HAIR.honey, style: 'pony', top: P.red600 },
  { skin: SKIN.deep, hair: HAIR.black, style: 'short', top: P.sun500 },
  { skin: SKIN.olive, hair: HAIR.brown, style: 'long', top: P.green },
  { skin: SKIN.light, hair: HAIR.auburn, style: 'bun', top: P.plum },
]

/** A board with two bubbles drawn in chalk: a conversation lesson needs no more. */
export const board = (x: number, y: number, w: number, h: number, c: Tone): string =>
  rect(x - 4, y - 4, w + 8, h + 8, c(P.wood500), 2) +
  rect(x, y, w, h, c(P.leaf900), 1) +
  stroke(bubbleD(x + w * 0.1, y + h * 0.16, w * 0.34, h * 0.3, h * 0.1, h * 0.12), c(P.paper), 2) +
  stroke(
    bubbleD(x + w * 0.54, y + h * 0.3, w * 0.34, h * 0.32, h * 0.1, h * 0.12),
    c(P.sun300),
    2,
  ) +
  stroke(
    `M${x + w * 0.16} ${y + h * 0.31}h${w * 0.2}M${x + w * 0.6} ${y + h * 0.46}h${w * 0.2}`,
    c(P.paper),
    1.6,
  ) +
  stroke(`M${x + w * 0.12} ${y + h * 0.84}h${w * 0.5}`, c(P.blue200), 1.4) +
  rect(x + w * 0.2, y + h + 1, w * 0.5, 4, c(P.wood300))

/** The class in the big window: a teacher at the board, five learners, one of them with a hand up. */
export const classroom = (
  x: number,
  y: number,
  w: number,
  h: number,
  L: Light,
  c: Tone,
  lamp = L.lamp,
  wave = 0,
): string => {
  const inside: Light = { ...L, c }
  const floor = y + h
  const pupils = PUPILS.map((p, i) =>
    bust(p, x + w * (0.16 + i * 0.18), floor + 5 - (i % 2) * 9, 0.98, c, i === 4 ? 'left' : 'back'),
  )
  const hand =
    stroke(`M${x + w * 0.34 + 20} ${floor - 24}q12 -22 ${8 + wave * 4} -48`, c(SKIN.pale), 9) +
    circle(x + w * 0.34 + 29 + wave * 4, floor - 74, 6, c(SKIN.pale))
  return [
    rect(x, y, w, h, c('#e9c58e')),
    rect(x, y + h * 0.72, w, h * 0.28, c('#c79a63')),
    shelves(x + w * 0.72, y + 26, w * 0.3, h * 0.66, 4, 11, c),
    board(x + w * 0.07, y + 62, w * 0.4, h * 0.42, c),
    pendant(x + w * 0.3, y, y + 28, 1, P.red600, L, c, lamp),
    pendant(x + w * 0.66, y, y + 36, 1, P.blue700, L, c, lamp),
    person(
      {
        ...CAST.reader,
        holds: undefined,
        top: P.red600,
        bottom: P.blue800,
        wear: 'skirt',
        longSleeves: true,
      },
      { near: [62 + wave * 5, 34], far: [12, 40] },
      x + w * 0.61,
      floor + 30,
      186,
      inside,
      true,
    ),
    hand,
    ...pupils,
  ].join('')
}

/** The small library behind the other window. */
export const library = (
  x: number,
  y: number,
  w: number,
  h: number,
  L: Light,
  c: Tone,
  lamp = L.lamp,
): string =>
  [
    rect(x, y, w, h, c('#e2b97f')),
    shelves(x + 8, y + 34, w - 16, h - 62, 4, 23, c),
    rect(x, y + h - 30, w, 30, c('#b9854f')),
    pendant(x + w * 0.5, y, y + 34, 1.1, P.sun600, L, c, lamp),
  ].join('')
