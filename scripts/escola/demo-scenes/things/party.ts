// What hangs, floats and burns at a party.
import { C, dot, group, line, oval, path, rect } from '../../../drawings/kit.mjs'
import { bunting } from '../../../drawings/props.mjs'
import { between, type Chance, type Frame, glow, layers, pick, type Svg, times } from '../paper.ts'

export const festive = [C.r6, C.s5, C.paper, C.b5, '#2b9c6d', '#e07a2c', '#9264c9']

export function lantern(
  x: number,
  y: number,
  s: number,
  tone: string,
  dark: string,
  cord = 400,
): Svg {
  return group(
    `translate(${x} ${y}) scale(${s})`,
    dot(0, 0, 116, C.s3, 'opacity=".12"'),
    dot(0, 0, 88, C.s3, 'opacity=".2"'),
    line(`M0,${-cord}V-64`, C.night, 3),
    rect(-22, -68, 44, 12, C.s6, 4),
    path('M-22,-58C-72,-44 -72,44 -22,58H22C72,44 72,-44 22,-58Z', tone),
    path('M6,-58H22C72,-44 72,44 22,58H6C44,30 44,-30 6,-58Z', dark),
    path('M-30,-40C-50,-16 -48,16 -30,40C-38,14 -38,-14 -30,-40Z', C.paper, 'opacity=".5"'),
    rect(-22, 56, 44, 12, C.s6, 4),
    line('M-10,68V96M0,68V104M10,68V96', C.s5, 4),
  )
}

export const lanternTones: [string, string][] = [
  [C.r6, C.r8],
  [C.s5, C.s6],
  ['#2b9c6d', C.de],
  ['#9264c9', C.fr],
  ['#e07a2c', C.es],
  [C.b5, C.b7],
]

/** Two or three lines of paper flags across the sheet, each sagging its own way. */
export function flags({ width }: Frame, rnd: Chance, tones = festive, rows = 3, top = 0): Svg {
  return layers(
    times(rows, (row) => {
      const middle = between(rnd, 0.3, 0.7) * width
      const y = () => top + row * between(rnd, 46, 84) + between(rnd, -20, 40)
      const knot = y()
      const turned = [...tones.slice(row * 2), ...tones.slice(0, row * 2)]
      const each = 66
      const count = (span: number) => Math.max(4, Math.round(span / each))
      return layers(
        bunting(-40, y(), middle, knot, between(rnd, 40, 90), count(middle + 40), turned),
        bunting(
          middle,
          knot,
          width + 40,
          y(),
          between(rnd, 40, 90),
          count(width + 40 - middle),
          turned,
        ),
      )
    }),
  )
}

export function lights({ width }: Frame, rnd: Chance, y: number, sag = 70, bulb = C.s3): Svg {
  const lift = between(rnd, -30, 30)
  const at = (t: number) => [t * width, y + lift * (1 - 2 * t) + 4 * sag * t * (1 - t)]
  return layers(
    line(`M-20,${y + lift}Q${width / 2},${y + 2 * sag} ${width + 20},${y - lift}`, C.ink, 3.4),
    times(Math.round(width / 110), (n) => {
      const [x = 0, top = 0] = at((n + 0.5) / Math.round(width / 110))
      return layers(
        dot(x, top + 24, 44, bulb, 'opacity=".16"'),
        dot(x, top + 24, 27, bulb, 'opacity=".25"'),
        rect(x - 5, top - 3, 10, 14, C.ink, 3),
        dot(x, top + 24, 14, '#fff8e4'),
        dot(x, top + 25, 8, bulb),
      )
    }),
  )
}

export function confetti({ width, height }: Frame, rnd: Chance, count = 80, tones = festive): Svg {
  return layers(
    times(count, (n) => {
      const x = rnd() * width
      const y = rnd() * height
      const w = 9 + rnd() * 12
      const turn = `transform="rotate(${Math.round(rnd() * 180)} ${Math.round(x)} ${Math.round(y)})"`
      const tone = pick(rnd, tones)
      return n % 3 ? rect(x, y, w, w * 0.6, tone, 2, turn) : dot(x, y, w * 0.36, tone)
    }),
  )
}

export function balloons(x: number, y: number, s: number, tones: string[]): Svg {
  const spots = [
    [-70, -250],
    [64, -270],
    [0, -330],
    [-110, -340],
    [110, -350],
  ]
  return group(
    `translate(${x} ${y}) scale(${s})`,
    tones.map((tone, n) => {
      const [a = 0, b = 0] = spots[n % spots.length] ?? []
      return layers(
        line(`M${a},${b + 62}Q${a * 0.3},${b * 0.4} 0,0`, C.i5, 2.4),
        oval(a, b, 50, 62, tone),
        path(`M${a},${b + 60}l-10,16h20Z`, tone),
        path(
          `M${a + 14},${b - 58}C${a + 62},${b - 30} ${a + 56},${b + 40} ${a + 8},${b + 61}C${a + 30},${b + 20} ${a + 34},${b - 30} ${a + 14},${b - 58}Z`,
          C.night,
          'opacity=".16"',
        ),
        oval(
          a - 18,
          b - 24,
          10,
          17,
          C.paper,
          `opacity=".6" transform="rotate(24 ${a - 18} ${b - 24})"`,
        ),
      )
    }),
  )
}

/** The fogueira: crossed logs and three cuts of flame. */
export function bonfire(x: number, y: number, s: number): Svg {
  const flame = (k: number, tone: string, lean: number) =>
    path(
      `M${-70 * k},-30C${-110 * k},-120 ${-30 * k + lean},-150 ${-46 * k + lean},-240C${10 * k},-210 ${30 * k},-170 ${20 * k},-130C${50 * k},-150 ${56 * k},-180 ${50 * k + lean},-206C${110 * k},-140 ${110 * k},-70 ${72 * k},-28Q0,0 ${-70 * k},-30Z`,
      tone,
    )
  return group(
    `translate(${x} ${y}) scale(${s})`,
    glow(0, -120, 520, '#ff9d3c', 0.55),
    oval(0, 4, 170, 26, C.night, 'opacity=".3"'),
    group('scale(1 1.35)', flame(1.25, '#d3361c', 10)),
    group('scale(1 1.12)', flame(0.95, '#f07d22', -14)),
    group('scale(1 .8)', flame(0.66, C.s5, 8)),
    group('scale(1 .5)', flame(0.36, C.s1, 0)),
    line('M-150,-10L110,-58M150,-10L-110,-58', C.woodD, 34),
    line('M-150,-14L100,-60M150,-14L-100,-60', C.wood, 12, 'opacity=".7"'),
    line('M-130,6H130', '#6b3d1c', 34),
    [-130, 130].map((a) => layers(dot(a, 6, 17, C.woodL), dot(a, 6, 9, C.wood))),
  )
}

export function sparks(x: number, y: number, rnd: Chance, spread = 260, tall = 700): Svg {
  return layers(
    times(46, () =>
      dot(
        x + (rnd() - 0.5) * spread * 2,
        y - rnd() ** 0.7 * tall,
        2 + rnd() * 5,
        pick(rnd, [C.s5, '#f07d22', C.s1]),
      ),
    ),
  )
}
