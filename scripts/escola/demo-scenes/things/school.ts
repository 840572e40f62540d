// Papers, prizes and the things of a classroom.
import { bubbleD, C, dot, group, line, oval, path, rect, word } from '../../../drawings/kit.mjs'
import { layers, type Svg, times } from '../paper.ts'

/** A certificate, its middle at the origin. */
export const certificate = (s = 1, level: 'A2' | 'B1' | 'B2' = 'B2', tone = C.b7): Svg =>
  group(
    `scale(${s})`,
    rect(-112, -74, 234, 166, C.night, 4, 'opacity=".22"'),
    rect(-120, -84, 240, 168, '#fffdf6', 4),
    rect(-110, -74, 220, 148, 'none', 3, `stroke="${tone}" stroke-width="5"`),
    word('Certificate', 0, -36, 36, tone),
    line('M-70,-14H70M-54,4H54', C.p4, 6),
    word(level, -62, 58, 44, C.r6),
    line('M-6,52q14,-22 22,-4t26,-8', C.ink, 4),
    dot(84, 46, 21, C.s5),
    path('M72,60l-8,34l20,-12l18,12l-6,-34Z', C.r6),
    dot(84, 46, 13, C.s3),
  )

export const trophy = (x: number, y: number, s = 1): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 2, 84, 12, C.night, 'opacity=".25"'),
    rect(-64, -40, 128, 42, C.woodD, 6),
    rect(-30, -70, 60, 34, C.s6, 6),
    line('M-66,-190C-130,-190 -120,-110 -46,-116M66,-190C130,-190 120,-110 46,-116', C.s6, 15),
    path('M-76,-214H76C76,-120 50,-74 0,-70C-50,-74 -76,-120 -76,-214Z', C.s5),
    path('M24,-214H76C76,-120 50,-76 6,-70C34,-100 40,-150 24,-214Z', C.s6),
    oval(0, -214, 76, 14, C.s3),
    path(bubbleD(-28, -180, 56, 42, 12, 16), C.paper),
  )

/** A bee, because somebody has to spell. */
export const bee = (x: number, y: number, s: number, turn = 0): Svg =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    path(
      'M-10,-40C-60,-120 -110,-80 -30,-30ZM10,-44C30,-140 100,-110 24,-34Z',
      '#e8f2ff',
      'opacity=".9"',
    ),
    oval(0, 0, 74, 50, C.s5),
    path('M-30,-46Q-16,0 -30,46L-8,50Q6,0 -8,-50ZM18,-48Q32,0 18,48L40,42Q52,0 40,-42Z', C.ink),
    path('M-72,-6l-26,6l26,8Z', C.ink),
    dot(58, -10, 6, C.ink),
    line('M62,12q-10,10 -18,4', C.ink, 4),
    line('M54,-38q10,-26 26,-30M40,-44q4,-24 16,-34', C.ink, 4),
  )

export const board = (x: number, y: number, w: number, h: number, inside: Svg): Svg =>
  layers(
    rect(x + 10, y + 14, w, h, C.night, 10, 'opacity=".22"'),
    rect(x, y, w, h, C.woodD, 10),
    rect(x + 16, y + 16, w - 32, h - 32, '#1f5a48', 4),
    path(
      `M${x + 16},${y + h - 90}C${x + w * 0.4},${y + h - 40} ${x + w * 0.7},${y + h - 120} ${x + w - 16},${y + h - 60}V${y + h - 16}H${x + 16}Z`,
      '#2a6b57',
      'opacity=".6"',
    ),
    inside,
    rect(x + w * 0.3, y + h - 4, w * 0.4, 14, C.wood, 4),
    rect(x + w * 0.36, y + h - 12, 40, 9, C.paper, 3),
    rect(x + w * 0.44, y + h - 12, 26, 9, C.s5, 3),
  )

export const lectern = (x: number, y: number, s: number, tone = C.b7): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 4, 130, 18, C.night, 'opacity=".3"'),
    path('M-96,-270L-70,0H70L96,-270Z', tone),
    path('M30,-270L24,0H70L96,-270Z', C.night, 'opacity=".22"'),
    path('M-124,-300L124,-300L104,-262H-104Z', C.woodL),
    path(bubbleD(-46, -190, 92, 66, 20, 26), C.paper),
    line('M-20,-168H20M-20,-148H8', C.r6, 8),
  )

/** A stand at the fair, in the colour of its language. */
export function stand(
  x: number,
  y: number,
  s: number,
  tone: string,
  light: string,
  greeting: string,
  onTop: Svg,
): Svg {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 4, 240, 22, C.night, 'opacity=".22"'),
    rect(-206, -520, 16, 520, C.woodL),
    rect(190, -520, 16, 520, C.wood),
    rect(-190, -400, 380, 210, light),
    word(greeting, 0, -318, 88, tone),
    onTop,
    rect(-220, -196, 440, 26, C.woodL, 6),
    rect(-206, -172, 412, 172, tone),
    path(bubbleD(-50, -130, 100, 72, 22, 28), light),
    line('M-22,-104H24M-22,-84H10', tone, 8),
    times(8, (n) => path(`M${-240 + n * 60},-540h60v70q-30,36 -60,0Z`, n % 2 ? C.paper : tone)),
    path('M-240,-540H240L206,-590H-206Z', tone),
    path('M-240,-540H240L206,-590H-206Z', C.night, 'opacity=".12"'),
  )
}

export const bouquet = (s = 1, tones = [C.r6, C.s5, C.r4, C.paper, '#9264c9']): Svg =>
  group(
    `scale(${s})`,
    path('M-54,-40L54,-40L14,96H-14Z', C.b1),
    path('M10,-40L54,-40L14,96H2Z', C.b2),
    times(3, (n) =>
      path(
        `M${-40 + n * 40},-50q${-40 + n * 30},-40 ${-20 + n * 20},-70q${20},30 ${20 - n * 10},70Z`,
        C.leaf,
      ),
    ),
    times(9, (n) => {
      const a = -56 + (n % 5) * 28
      const b = -60 - Math.floor(n / 5) * 34 - (n % 2) * 14
      return layers(
        times(6, (k) =>
          dot(a + Math.cos(k) * 13, b + Math.sin(k) * 13, 10, tones[n % tones.length]),
        ),
        dot(a, b, 8, C.s6),
      )
    }),
    rect(-18, 34, 36, 14, C.r6, 5),
  )

export const book = (s = 1, tone = C.r6): Svg =>
  group(
    `scale(${s})`,
    path('M-104,-64L0,-48L104,-64V66L0,84L-104,66Z', tone),
    path('M-94,-70Q-50,-82 0,-54V72Q-50,48 -94,60Z', C.paper),
    path('M94,-70Q50,-82 0,-54V72Q50,48 94,60Z', C.p2),
    line(
      'M-78,-48Q-46,-54 -18,-38M-78,-26Q-46,-32 -18,-16M-78,-4Q-46,-10 -18,6M78,-48Q46,-54 18,-38M78,-26Q46,-32 18,-16',
      C.i5,
      3,
      'opacity=".5"',
    ),
  )
