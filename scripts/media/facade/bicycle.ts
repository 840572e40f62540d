// A town bicycle with a basket, parked or ridden; same scale as the figures (190 units to a grown person).
import { backHair, head } from './heads.ts'
import { type Light, mix, P } from './light.ts'
import { arm, joint, leg } from './limbs.ts'
import type { Look } from './look.ts'
import { at, circle, g, lineD, n, type Pt, path, rect, stroke } from './svg.ts'

const REAR: Pt = [-57, -37]
const FRONT: Pt = [60, -37]
const CRANK: Pt = [-8, -34]

const wheel = ([x, y]: Pt, turn: number, c: Light['c']): string => {
  let spokes = ''
  for (let i = 0; i < 7; i++) {
    const a = turn + (i * Math.PI) / 7
    spokes += lineD(
      [x + Math.cos(a) * 33, y + Math.sin(a) * 33],
      [x - Math.cos(a) * 33, y - Math.sin(a) * 33],
    )
  }
  return `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${c(P.ink)}" stroke-width="4.6"/>${stroke(spokes, c(P.ink500), 0.9)}${circle(x, y, 4, c(P.ink700))}`
}

const pedal = (turn: number): Pt => [CRANK[0] + Math.cos(turn) * 16, CRANK[1] + Math.sin(turn) * 16]

const frame = (color: string, turn: number, L: Light): string => {
  const c = L.c
  const p = pedal(turn)
  const q = pedal(turn + Math.PI)
  const tubes = lineD(REAR, CRANK, [42, -92], [-22, -84], CRANK) + lineD(REAR, [-22, -84])
  return [
    stroke(lineD(q, CRANK), c(P.ink500), 3.4),
    wheel(REAR, turn * 0.8, c),
    wheel(FRONT, turn * 0.8, c),
    stroke(
      `M-93 -45A38 38 0 0 1 -36 -70M26 -52A38 38 0 0 1 72 -73`,
      c(mix(color, P.night, 0.3)),
      4,
    ),
    stroke(tubes, c(color), 5.4),
    stroke(`M38 -108L44 -88Q48 -60 60 -37`, c(color), 5),
    stroke('M-22 -84L-25 -98', c(P.ink500), 4),
    path('M-42 -101Q-26 -108 -8 -101Q-16 -94 -28 -95Q-40 -95 -42 -101Z', c(P.wood700)),
    stroke('M38 -108L36 -116Q32 -120 22 -117', c(P.ink700), 4),
    circle(CRANK[0], CRANK[1], 8, c(P.ink700)),
    circle(CRANK[0], CRANK[1], 3, c(P.sun500)),
    stroke(lineD(CRANK, p), c(P.ink), 3.6),
    rect(p[0] - 7, p[1] - 2, 14, 4, c(P.ink), 2),
    rect(52, -112, 9, 20, c(P.red600), 1),
    rect(62, -116, 8, 24, c(P.sun500), 1),
    rect(71, -108, 9, 16, c(P.green), 1),
    path('M46 -100H88L83 -74H52Z', c(P.wood300)),
    stroke('M48 -92H86M50 -83H84M58 -100L61 -74M68 -100V-74M78 -100L75 -74', c(P.wood700), 1.4),
    stroke('M45 -100H89', c(P.wood700), 3),
    circle(46, -84, 4, c(P.sun300)),
  ].join('')
}

export const bicycle = (
  x: number,
  y: number,
  h: number,
  color: string,
  L: Light,
  flip = false,
): string =>
  at(
    x,
    y,
    Math.round((h / 190) * 1000) / 1000,
    [frame(color, 0.9, L), stroke('M-10 -32L-20 0', L.c(P.ink500), 3.4)],
    flip,
  )

/** Ridden: `turn` is the angle of the near crank. */
export const cyclist = (
  look: Look,
  turn: number,
  x: number,
  y: number,
  h: number,
  color: string,
  L: Light,
  flip = false,
): string => {
  const hip: Pt = [-23, -106]
  const shoulder: Pt = [2, -158]
  const grip: Pt = [27, -118]
  const near = pedal(turn)
  const far = pedal(turn + Math.PI)
  const elbow = joint(shoulder, grip, 29, 28, -1)
  const { c } = L
  const torso =
    'M-12 -160C-22 -150 -36 -120 -36 -100L-9 -98C-2 -114 12 -138 13 -156C9 -164 -4 -166 -12 -160Z'
  const pack =
    path(
      'M-16 -160C-36 -166 -48 -146 -50 -124C-49 -116 -40 -113 -30 -114Z',
      c(look.bagColor ?? P.red600),
    ) +
    path(
      'M-47 -134L-27 -127L-32 -113C-42 -112 -50 -115 -50 -124Z',
      c(mix(look.bagColor ?? P.red600, P.night, 0.28)),
    )
  return at(
    x,
    y,
    Math.round((h / 190) * 1000) / 1000,
    [
      arm(
        [shoulder[0] + 3, shoulder[1]],
        joint([5, -158], [31, -118], 29, 28, -1),
        [31, -118],
        look,
        c,
        true,
      ),
      leg([hip[0] + 2, hip[1]], [far[0] - 3, far[1] - 8], 12, look, c, true),
      frame(color, turn, L),
      pack,
      path(torso, c(look.top)),
      path(
        'M-12 -160C-22 -150 -36 -120 -36 -100L-26 -99C-24 -120 -14 -146 -5 -163Z',
        c(mix(look.top, P.night, 0.16)),
      ),
      leg(hip, [near[0] - 3, near[1] - 8], 8, look, c, false),
      at(
        9,
        -180,
        look.headScale ?? 1,
        g(
          [
            backHair(look.style, c(look.hair)),
            head(
              look.style,
              c(look.skin),
              c(look.hair),
              c(mix(look.skin, P.wood900, 0.35)),
              c(P.ink),
            ),
          ],
          { transform: `rotate(${n(4)})` },
        ),
      ),
      arm(shoulder, elbow, grip, look, c, false),
    ],
    flip,
  )
}
