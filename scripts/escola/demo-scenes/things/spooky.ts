// For the last night of October and the second day of November.
import { C, dot, group, line, oval, path, rect } from '../../../drawings/kit.mjs'
import { glow, layers, type Svg, spots, times } from '../paper.ts'

export function pumpkin(
  x: number,
  y: number,
  s: number,
  face: 'merry' | 'scary' | 'none' = 'merry',
): Svg {
  const light = '#ffd76a'
  const faces = {
    merry: layers(
      path('M-64,-104q20,-34 40,0ZM24,-104q20,-34 40,0Z', light),
      path('M-80,-76Q0,-14 80,-76Q60,-26 0,-22T-80,-76Z', light),
      path('M-22,-50h20v16h-20ZM18,-52h18v14h-18Z', '#d9641c'),
    ),
    scary: layers(
      path('M-78,-124L-22,-96L-66,-86ZM78,-124L22,-96L66,-86Z', light),
      path('M-84,-66L-52,-52L-30,-68L0,-50L30,-68L52,-52L84,-66Q50,-16 0,-18T-84,-66Z', light),
    ),
    none: '',
  }
  return group(
    `translate(${x} ${y}) scale(${s})`,
    face !== 'none' ? glow(0, -70, 220, '#ffb03c', 0.45) : '',
    oval(0, 2, 140, 18, C.night, 'opacity=".35"'),
    path('M-6,-140C-10,-176 10,-190 30,-192L36,-176C22,-170 18,-160 20,-138Z', C.leafD),
    oval(-86, -72, 62, 70, '#c9560f'),
    oval(86, -72, 62, 70, '#b94a0a'),
    oval(-46, -74, 66, 76, '#e07a1f'),
    oval(46, -74, 66, 76, '#d9641c'),
    oval(0, -74, 58, 80, '#ee8a2a'),
    faces[face],
  )
}

export const bat = (x: number, y: number, s: number, turn = 0): Svg =>
  group(
    `translate(${x} ${y}) rotate(${turn}) scale(${s})`,
    path(
      'M0,14C-12,30 -22,26 -30,40C-44,20 -66,26 -78,44C-86,20 -112,14 -134,22C-116,-14 -74,-34 -36,-14C-26,-8 -20,-6 -16,-10L-14,-30L-4,-18H4L14,-30L16,-10C20,-6 26,-8 36,-14C74,-34 116,-14 134,22C112,14 86,20 78,44C66,26 44,20 30,40C22,26 12,30 0,14Z',
      '#1d1433',
    ),
    dot(-6, -8, 2.6, C.s5),
    dot(6, -8, 2.6, C.s5),
  )

export const web = (x: number, y: number, s: number): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    line(
      'M0,0L300,20M0,0L270,130M0,0L190,230M0,0L90,290M0,0L10,310',
      '#cfc4e6',
      2.4,
      'opacity=".6"',
    ),
    [0.3, 0.5, 0.72, 0.94].map((k) =>
      line(
        `M${300 * k},${20 * k}Q${268 * k},${70 * k} ${270 * k},${130 * k}Q${216 * k},${168 * k} ${190 * k},${230 * k}Q${130 * k},${244 * k} ${90 * k},${290 * k}Q${46 * k},${286 * k} ${10 * k},${310 * k}`,
        '#cfc4e6',
        2.2,
        'opacity=".6"',
      ),
    ),
  )

export const ghost = (x: number, y: number, s: number): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    glow(0, -110, 190, '#e9e2ff', 0.25),
    path(
      'M-84,0C-104,-120 -80,-230 0,-230S104,-120 84,0Q64,-34 42,-4Q22,-36 0,-6Q-22,-36 -42,-4Q-64,-34 -84,0Z',
      '#f6f1fb',
    ),
    path('M30,-226C96,-200 100,-100 84,0Q70,-24 56,-20C76,-110 70,-180 30,-226Z', '#d8cdea'),
    oval(-26, -142, 12, 18, C.ink),
    oval(24, -142, 12, 18, C.ink),
    path('M-18,-104Q0,-84 20,-104Q18,-70 0,-70T-18,-104Z', C.ink),
    oval(-48, -118, 13, 9, C.r4, 'opacity=".5"'),
    oval(48, -118, 13, 9, C.r4, 'opacity=".5"'),
  )

export function marigold(x: number, y: number, r: number, tone = '#ef8a1c'): Svg {
  return layers(
    times(12, (n) =>
      dot(
        x + Math.cos(n * 0.5236) * r * 0.7,
        y + Math.sin(n * 0.5236) * r * 0.7,
        r * 0.34,
        '#d9661a',
      ),
    ),
    times(9, (n) =>
      dot(x + Math.cos(n * 0.7) * r * 0.44, y + Math.sin(n * 0.7) * r * 0.44, r * 0.32, tone),
    ),
    dot(x, y, r * 0.34, C.s5),
  )
}

export const candle = (x: number, y: number, s: number, tone = C.paper): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    glow(0, -128, 130, '#ffc766', 0.6),
    rect(-24, -96, 48, 96, tone, 8),
    path('M4,-96h12q8,0 8,8v80q0,8 -8,8h-12Z', C.night, 'opacity=".14"'),
    path('M-24,-84q8,30 16,4q8,24 14,-2v-20h-30Z', C.paper, 'opacity=".8"'),
    line('M0,-96v-12', C.ink, 4),
    path('M0,-160C22,-134 18,-108 0,-106C-18,-108 -22,-134 0,-160Z', '#ff9d2e'),
    path('M0,-138C11,-124 9,-110 0,-109C-9,-110 -11,-124 0,-138Z', C.s1),
  )

/** A sugar skull, as sweet as it looks. */
export const skull = (x: number, y: number, s: number, tone = '#c2407a'): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 2, 100, 14, C.night, 'opacity=".25"'),
    path('M-60,-6V-44C-112,-70 -116,-200 0,-206S112,-70 60,-44V-6Q0,10 -60,-6Z', '#fbf3e4'),
    path('M30,-200C112,-180 110,-68 60,-44V-6Q44,0 30,2C52,-60 70,-140 30,-200Z', '#e3d3bd'),
    [-42, 42].map((a) =>
      layers(
        times(9, (n) =>
          dot(a + Math.cos(n * 0.7) * 30, -104 + Math.sin(n * 0.7) * 32, 11, n % 2 ? tone : C.s5),
        ),
        oval(a, -104, 27, 30, '#2a1c30'),
        dot(a, -104, 9, tone),
      ),
    ),
    path('M0,-78l-14,26h28Z', '#2a1c30'),
    line('M-50,-30Q0,-16 50,-30', '#2a1c30', 4),
    times(7, (n) => line(`M${-36 + n * 12},-38v22`, '#2a1c30', 3.4)),
    times(5, (n) =>
      oval(
        Math.cos((n * 2 * Math.PI) / 5 - 1.57) * 17,
        -166 + Math.sin((n * 2 * Math.PI) / 5 - 1.57) * 17,
        10,
        10,
        '#2a9c9c',
      ),
    ),
    dot(0, -166, 9, C.s5),
    spots('-70,-150 70,-150 -84,-120 84,-120').map(([a, b]) => dot(a, b, 5, C.b5)),
  )

/** Papel picado: tissue flags with holes cut in them. */
export function papelPicado(x1: number, y1: number, x2: number, sag: number, tones: string[]): Svg {
  const count = Math.round((x2 - x1) / 150)
  const at = (t: number) => y1 + 4 * sag * t * (1 - t)
  return layers(
    line(`M${x1},${y1}Q${(x1 + x2) / 2},${y1 + 2 * sag} ${x2},${y1}`, C.ink, 3),
    times(count, (n) => {
      const t = (n + 0.5) / count
      const hole = (a: number, b: number, r: number) =>
        `M${a - r},${b}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0Z`
      const teeth = times(6, (k) => `L${62 - k * 22},${k % 2 ? 150 : 132}`).join('')
      return group(
        `translate(${x1 + (x2 - x1) * t} ${at(t)}) rotate(${(0.5 - t) * 8})`,
        path(
          `M-66,0H66V132${teeth}L-66,132Z${hole(-26, 54, 13)}${hole(26, 54, 13)}M0,70l-9,17h18Z${hole(-30, 98, 6)}${hole(-10, 104, 6)}${hole(10, 104, 6)}${hole(30, 98, 6)}${hole(-44, 22, 7)}${hole(0, 20, 8)}${hole(44, 22, 7)}`,
          tones[n % tones.length],
          'fill-rule="evenodd" opacity=".96"',
        ),
      )
    }),
  )
}
