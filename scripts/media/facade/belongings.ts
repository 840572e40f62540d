// What people carry: books, a watering can, a broom, flowers, bags.
import { type Light, mix, P } from './light.ts'
import type { Look } from './look.ts'
import { circle, n, type Pt, path, poly, rect, stroke } from './svg.ts'

const books = (x: number, y: number, c: Light['c']): string =>
  rect(x - 4, y - 21, 24, 30, c(P.red600), 2) +
  rect(x - 1, y - 18, 24, 29, c(P.sun500), 2) +
  rect(x + 2, y - 15, 24, 29, c(P.blue700), 2) +
  rect(x + 7, y - 9, 13, 5, c(P.paper), 1)

export const held = (what: Look['holds'], [x, y]: Pt, c: Light['c']): string => {
  if (what === 'books') return books(x - 8, y - 4, c)
  if (what === 'book')
    return (
      poly(
        [
          [x - 2, y - 4],
          [x + 16, y - 14],
          [x + 18, y - 11],
          [x, y],
        ],
        c(P.red600),
      ) +
      poly(
        [
          [x - 2, y - 5],
          [x - 10, y - 20],
          [x + 8, y - 28],
          [x + 16, y - 15],
        ],
        c(P.paper),
      )
    )
  if (what === 'can')
    return (
      stroke(`M${n(x + 2)} ${n(y)}q-14 -4 -10 14`, c(P.blue800), 3) +
      path(`M${n(x - 9)} ${n(y + 4)}h24v24h-24z`, c(P.blue500)) +
      stroke(`M${n(x + 15)} ${n(y + 22)}l18 -12l3 -1`, c(P.blue500), 4.5) +
      path(`M${n(x + 32)} ${n(y + 7)}l6 -3l4 9l-6 2z`, c(P.blue700)) +
      stroke(`M${n(x + 41)} ${n(y + 12)}q6 8 8 22m-4 -23q9 7 12 20`, c(P.blue200), 1.6)
    )
  if (what === 'broom')
    return (
      stroke(`M${n(x - 12)} ${n(y - 52)}L${n(x + 26)} ${n(y + 62)}`, c(P.wood500), 4) +
      path(`M${n(x + 17)} ${n(y + 60)}l14 -5l18 32h-34z`, c(P.sun600)) +
      stroke(`M${n(x + 17)} ${n(y + 64)}l15 -5`, c(P.red600), 3)
    )
  if (what === 'flowers')
    return (
      path(`M${n(x - 6)} ${n(y - 14)}l20 0l-8 30z`, c(P.paper200)) +
      circle(x - 3, y - 18, 7, c(P.red400)) +
      circle(x + 7, y - 22, 8, c(P.sun500)) +
      circle(x + 14, y - 15, 7, c(P.red600)) +
      circle(x + 4, y - 14, 5, c(P.paper))
    )
  return ''
}

export const bagFor = (look: Look, L: Light): string => {
  const col = L.c(look.bagColor ?? P.red600)
  const dark = L.c(mix(look.bagColor ?? P.red600, P.night, 0.28))
  if (look.bag === 'backpack')
    return (
      path('M-12 -149C-32 -152 -36 -136 -34 -112C-33 -101 -25 -100 -13 -101Z', col) +
      path('M-33 -122C-33 -108 -30 -101 -16 -102L-17 -122Z', dark) +
      stroke('M-8 -151C4 -146 5 -124 -9 -111', dark, 4)
    )
  if (look.bag === 'tote')
    return (
      stroke('M2 -151C-12 -130 -14 -112 -13 -102M4 -150C10 -130 8 -112 7 -102', dark, 2.6) +
      rect(-20, -104, 32, 36, col, 2) +
      path('M-13 -94h18v12h-12l-6 5z', L.c(P.paper))
    )
  if (look.bag === 'shoulder')
    return (
      stroke('M9 -150C0 -130 -10 -114 -14 -104', dark, 3) +
      path('M-28 -106h26v20q-13 8 -26 0z', col) +
      rect(-28, -106, 26, 8, dark, 2)
    )
  return ''
}
