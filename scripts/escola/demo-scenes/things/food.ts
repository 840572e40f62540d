// What is eaten and drunk, seen from across a table; each stands on y = 0.
import { C, dot, group, line, oval, path, rect } from '../../../drawings/kit.mjs'
import { layers, type Svg, spots, times } from '../paper.ts'

const place = (x: number, y: number, s: number, ...parts: (Svg | Svg[])[]): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 2, 92, 14, C.night, 'opacity=".2"'),
    layers(parts),
  )

export const corn = (x: number, y: number, s = 1): Svg =>
  place(
    x,
    y,
    s,
    path('M-120,0Q-110,-34 0,-34T120,0Q60,14 0,14T-120,0Z', C.paper),
    path('M-120,0Q-60,14 0,14T120,0Q60,24 0,24T-120,0Z', C.p3),
    [-52, 0, 52].map((a, n) =>
      group(
        `translate(${a} ${-26 - (n % 2) * 14}) rotate(${-16 + n * 14})`,
        path('M-60,16C-50,-10 -20,-26 10,-26L-10,20Z', C.leaf),
        path('M-46,0C-40,-30 50,-34 66,0C50,30 -40,28 -46,0Z', C.s5),
        times(3, (row) =>
          times(8, (k) => dot(-34 + k * 13, -13 + row * 12, 5.4, row % 2 ? C.s3 : C.s6)),
        ),
        path('M-66,8C-50,-4 -40,14 -10,22C-34,34 -60,30 -66,8Z', C.leafL),
      ),
    ),
  )

/** A cake with a paper-lace edge; cut, so that somebody has tasted it. */
export const cake = (x: number, y: number, s = 1, tone = '#d9954a', icing = C.paper): Svg =>
  place(
    x,
    y,
    s,
    rect(-20, -30, 40, 32, C.p4, 6),
    oval(0, -30, 128, 20, C.p3),
    path('M-108,-116V-40Q0,-10 108,-40V-116Z', tone),
    path('M40,-116V-24Q78,-30 108,-40V-116Z', C.night, 'opacity=".16"'),
    rect(-108, -84, 216, 9, icing, 4, 'opacity=".8"'),
    oval(0, -118, 108, 26, icing),
    path(
      'M-108,-118Q-96,-88 -80,-108Q-62,-76 -44,-100Q-22,-70 -2,-98Q20,-72 40,-100Q60,-76 80,-106Q98,-90 108,-118Q60,-96 0,-94T-108,-118Z',
      icing,
    ),
    path('M8,-112L92,-132L60,-98Z', C.night, 'opacity=".2"'),
    spots('-60,-122 -26,-132 14,-136 -74,-112 -20,-112').map(([a, b]) => dot(a, b, 8, C.r6)),
  )

export const cups = (x: number, y: number, s = 1, tone = C.r6): Svg =>
  place(
    x,
    y,
    s,
    [-58, 0, 58].map((a, n) =>
      group(
        `translate(${a} ${n === 1 ? 10 : 0})`,
        path('M-26,-76H26L20,0Q0,6 -20,0Z', n === 1 ? C.paper : tone),
        path('M6,-76H26L20,0Q12,4 6,4Z', C.night, 'opacity=".16"'),
        oval(0, -76, 26, 7, '#7c3b22'),
        line('M-8,-92q-8,-12 0,-24q8,-12 0,-24', C.paper, 4, 'opacity=".6"'),
      ),
    ),
  )

/** One cup, as a hand lifts it. */
export const cup = (tone: string): Svg =>
  layers(
    path('M-24,-34H24L18,38Q0,44 -18,38Z', tone),
    path('M6,-34H24L18,38Q12,41 6,41Z', C.night, 'opacity=".16"'),
    oval(0, -34, 24, 7, '#7c3b22'),
    line('M-6,-50q-8,-12 0,-24q8,-12 0,-24', C.paper, 4, 'opacity=".7"'),
  )

export const popcorn = (x: number, y: number, s = 1): Svg =>
  place(
    x,
    y,
    s,
    spots('-40,-122 -12,-138 20,-134 44,-120 -24,-116 6,-116 30,-108 0,-152').map(([a, b]) =>
      layers(dot(a, b, 22, C.s1), dot(a - 8, b - 6, 12, C.paper), dot(a + 9, b + 7, 7, C.s3)),
    ),
    path('M-60,-112H60L44,0Q0,8 -44,0Z', C.paper),
    [-46, -16, 14, 44].map((a) => path(`M${a - 8},-112h16L${a * 0.76 + 6},2h-12Z`, C.r6)),
  )

export const mug = (x: number, y: number, s = 1): Svg =>
  place(
    x,
    y,
    s,
    line('M44,-96C104,-100 104,-26 44,-30', '#e3c9a0', 16),
    path('M-52,-124H52L48,0Q0,8 -48,0Z', '#f3cf7a'),
    path('M-52,-124H52L50,-90H-50Z', C.s5),
    [-32, -4, 24].map((a) => rect(a, -108, 14, 96, C.paper, 6, 'opacity=".45"')),
    path(
      'M-60,-116C-72,-150 -36,-160 -26,-148C-16,-170 22,-170 26,-150C46,-166 76,-140 58,-116C50,-98 40,-112 30,-104C16,-92 4,-112 -8,-104C-22,-92 -30,-110 -40,-102C-50,-98 -58,-104 -60,-116Z',
      C.paper,
    ),
  )

export const pretzel = (x: number, y: number, s = 1): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    (
      [
        ['#6f3a16', 30],
        ['#a9632a', 23],
        ['#c98544', 9],
      ] as [string, number][]
    ).map(([tone, width]) =>
      line(
        'M-40,-10C-110,-60 -96,-150 -40,-150C10,-150 14,-60 40,-14M40,-10C110,-60 96,-150 40,-150C-10,-150 -14,-60 -40,-14',
        tone,
        width,
      ),
    ),
    spots('-84,-90 -60,-138 60,-138 84,-92 -8,-96 10,-70 -64,-40 64,-40').map(([a, b]) =>
      rect(a, b, 8, 6, C.paper, 2),
    ),
  )

export const basket = (x: number, y: number, s = 1): Svg =>
  place(
    x,
    y,
    s,
    line('M-88,-84C-70,-190 70,-190 88,-84', C.woodD, 12),
    path('M-30,-84C-40,-140 20,-150 30,-110L60,-84Z', C.r6),
    dot(44, -96, 30, C.r7),
    dot(-52, -96, 28, '#6fb34a'),
    path('M-8,-90L30,-176L44,-170L16,-84Z', '#e3b36a'),
    path('M-104,-90H104L88,0Q0,12 -88,0Z', C.woodL),
    times(3, (row) =>
      line(
        `M${-100 + row * 5},${-70 + row * 24}Q0,${-56 + row * 24} ${100 - row * 5},${-70 + row * 24}`,
        C.wood,
        7,
      ),
    ),
    times(8, (n) => line(`M${-88 + n * 25},-84L${-76 + n * 21.6},-2`, C.woodD, 4, 'opacity=".5"')),
    rect(-110, -98, 220, 18, C.wood, 8),
  )

export const fruit = (x: number, y: number, s = 1): Svg =>
  place(
    x,
    y,
    s,
    path('M-120,-20Q0,-190 120,-20Z', '#2b8a4e'),
    path('M-106,-22Q0,-166 106,-22Z', '#f2efe0'),
    path('M-96,-22Q0,-150 96,-22Z', C.r6),
    spots('-40,-48 -10,-76 26,-70 50,-44 6,-44 -62,-34').map(([a, b]) => oval(a, b, 4, 7, C.ink)),
    path('M-130,-22H130L110,2Q0,12 -110,2Z', C.b1),
  )
