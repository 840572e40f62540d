// What people put on their heads and faces, in the head's own coordinates (see people.mjs).
import { C, dot, line, oval, path, rect } from '../../drawings/kit.mjs'
import { layers, type Svg, spots, times } from './paper.ts'

/** Straw hat with a frayed brim: the caipira's. */
export const strawHat = (band = C.r6): Svg =>
  layers(
    path(
      'M-124,-66Q-60,-92 4,-90T132,-62Q136,-50 120,-48Q60,-62 0,-62T-112,-50Q-130,-52 -124,-66Z',
      '#d9a54a',
    ),
    path('M-62,-74C-66,-130 -40,-158 4,-158S76,-130 70,-72Q4,-92 -62,-74Z', '#e9bd67'),
    path('M30,-156C62,-150 76,-120 70,-72L40,-78C46,-110 44,-140 30,-156Z', '#c98f36'),
    path('M-63,-84Q4,-104 70,-82L70,-66Q4,-88 -63,-68Z', band),
    line('M-40,-146L-30,-112M-10,-152L-8,-116M22,-150L20,-116', '#c98f36', 3),
    times(9, (n) => line(`M${-118 + n * 29},${-60 + (n % 2) * 5}l-5,14`, '#e9bd67', 4)),
  )

/** Two plaits of a paper quadrilha, with bows, and painted freckles. */
export const plaits = (hair: string, bow = C.r6): Svg =>
  layers(
    [-84, 82].map((x) =>
      layers(
        times(4, (n) => oval(x + (n % 2 ? 4 : -4), 4 + n * 26, 17, 18, hair)),
        path(`M${x},100l-28,-16v32ZM${x},100l28,-16v32Z`, bow),
        dot(x, 100, 8, C.s5),
      ),
    ),
  )

export const freckledCheeks = (): Svg =>
  layers(
    oval(-10, 28, 19, 15, C.r4, 'opacity=".55"'),
    oval(50, 27, 12, 14, C.r4, 'opacity=".55"'),
    spots('-18,22 -8,30 -2,22 46,22 54,28 48,34').map(([x, y]) => dot(x, y, 2.6, C.r8)),
  )

export const witchHat = (band = C.es): Svg =>
  layers(
    path('M-118,-62Q-10,-108 120,-64Q60,-46 0,-48T-118,-62Z', '#241a3a'),
    path('M-66,-76Q-30,-150 40,-240Q52,-252 66,-240Q40,-214 72,-76Q4,-100 -66,-76Z', '#352553'),
    path('M40,-214Q30,-190 44,-150L72,-76L36,-86Q20,-160 40,-214Z', '#241a3a'),
    path('M-62,-84Q4,-112 70,-84L72,-66Q4,-92 -68,-68Z', band),
    rect(-12, -108, 30, 28, C.s5, 4, 'transform="rotate(-4 0 -94)"'),
    rect(-5, -101, 16, 14, band, 2, 'transform="rotate(-4 0 -94)"'),
  )

export const catEars = (): Svg =>
  layers(
    path('M-72,-84L-64,-156L-18,-108Z', '#241a3a'),
    path('M-60,-92L-56,-132L-30,-106Z', C.r4),
    path('M26,-112L66,-158L76,-84Z', '#241a3a'),
    path('M40,-108L62,-132L68,-94Z', C.r4),
    line('M-4,30L-50,20M-4,36L-52,42M54,30L84,20M54,36L84,44', '#241a3a', 3),
    oval(40, 22, 8, 6, '#241a3a'),
  )

/** The head of a pirate, for whoever dislikes witches. */
export const pirateScarf = (colour = C.r6): Svg =>
  layers(
    path('M-68,-30C-78,-84 -40,-122 8,-120C52,-118 72,-84 66,-48Q10,-78 -68,-30Z', colour),
    path('M-66,-34l-44,-10 10,34ZM-70,-30l-30,36 34,-4Z', colour),
    spots('-40,-70 -10,-92 24,-90 48,-72 -58,-48').map(([x, y]) => dot(x, y, 6, C.paper)),
    path('M28,-26q18,-10 34,0q0,28 -18,28q-18,-4 -16,-28Z', '#1c1a26'),
    line('M-50,-66L30,-18M60,-20L66,-44', '#1c1a26', 4),
  )

/** Flowers round the head and a sugar skull on the face: a catrina. */
export const catrina = (): Svg =>
  layers(
    path(
      'M-50,-20C-54,-74 -24,-92 8,-90C42,-88 56,-60 54,-34C58,-4 58,24 48,62C40,80 30,86 16,86C-10,84 -30,70 -42,44Z',
      '#fbf3e4',
      'opacity=".86"',
    ),
    [2, 45].map((x, n) =>
      layers(
        times(8, (k) =>
          dot(
            x + Math.cos(k * 0.785) * (n ? 15 : 20),
            -8 + Math.sin(k * 0.785) * 20,
            n ? 7 : 8,
            n ? '#e0622c' : C.fr,
          ),
        ),
        oval(x, -8, n ? 13 : 18, 18, '#2a1c30'),
        oval(x + 2, -8, 5, 6, '#fbf3e4'),
      ),
    ),
    path('M34,14l-9,18h17Z', '#2a1c30'),
    line('M-26,46Q20,66 54,44', '#2a1c30', 4),
    times(7, (n) =>
      line(`M${-18 + n * 11},${46 + (n === 0 || n === 6 ? -2 : 3)}v14`, '#2a1c30', 3),
    ),
    flowerCrown(),
  )

export function flowerCrown(tones = ['#e0622c', C.s5, C.r6, '#c2407a', C.s5]): Svg {
  const places = spots('-64,-74,24 -34,-98,28 6,-108,30 44,-96,27 70,-68,22')
  return layers(
    places.map(([x, y, r], n) => {
      const tone = tones[n % tones.length] as string
      return layers(
        times(7, (k) =>
          dot(x + Math.cos(k * 0.9) * r * 0.62, y + Math.sin(k * 0.9) * r * 0.62, r * 0.46, tone),
        ),
        dot(x, y, r * 0.4, n % 2 ? C.r8 : C.s6),
      )
    }),
    path('M-86,-62q-22,6 -26,26q22,0 26,-26ZM86,-58q22,8 22,28q-20,-2 -22,-28Z', C.leaf),
  )
}

export const beret = (colour = C.r6): Svg =>
  layers(
    path('M-84,-60C-110,-104 -50,-146 16,-138C84,-132 104,-92 74,-66Q0,-96 -84,-60Z', colour),
    path(
      'M30,-136C84,-128 104,-92 74,-66L40,-76C66,-92 60,-120 30,-136Z',
      C.night,
      'opacity=".18"',
    ),
    line('M4,-138l4,-18', colour, 9),
    line('M-76,-64Q0,-96 70,-68', C.night, 6, 'opacity=".35"'),
  )

/** Felt hat with a feather, from somewhere south of Munich. */
export const feltHat = (colour = C.leafD): Svg =>
  layers(
    path('M-98,-62Q0,-100 104,-62Q70,-46 0,-56T-98,-62Z', colour),
    path(
      'M-60,-74C-56,-130 -30,-152 -6,-140Q8,-132 22,-142C52,-148 66,-116 68,-72Q4,-94 -60,-74Z',
      '#2f8a5c',
    ),
    path('M36,-144C58,-136 68,-110 68,-72L44,-78C50,-104 48,-128 36,-144Z', colour),
    line('M-60,-78Q4,-98 68,-76', C.s5, 9),
    path('M50,-86C70,-120 74,-150 66,-186C40,-160 36,-120 44,-88Z', C.paper),
    line('M48,-88Q60,-140 64,-180', C.r6, 4),
  )

export const gradCap = (tassel = C.s5): Svg =>
  layers(
    path('M-64,-58C-66,-92 -40,-106 4,-106S70,-90 66,-54Q4,-84 -64,-58Z', C.night),
    path('M-118,-104L2,-148L126,-102L4,-62Z', '#10265a'),
    path('M-118,-104L4,-62L126,-102V-94L4,-53L-118,-95Z', C.night),
    line('M4,-104Q-60,-96 -92,-84V-34', tassel, 5),
    path('M-102,-38h20l6,40h-32Z', tassel),
    dot(4, -104, 7, tassel),
  )

export const partyHat = (colour = C.b5): Svg =>
  layers(
    path('M-44,-88L18,-214L64,-84Q10,-104 -44,-88Z', colour),
    path('M-30,-116l66,-18l8,22l-84,20ZM-8,-160l34,-10l8,18l-52,14Z', C.s5),
    dot(18, -216, 15, C.r6),
  )

export const beeBand = (): Svg =>
  layers(
    line('M-58,-72Q4,-128 62,-66', C.ink, 8),
    line('M-26,-98Q-50,-150 -62,-160M32,-100Q44,-150 58,-162', C.ink, 5),
    dot(-64, -164, 13, C.s5),
    dot(60, -166, 13, C.s5),
  )
