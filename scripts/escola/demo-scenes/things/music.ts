// Instruments and what carries a voice.
import { bubbleD, C, dot, group, line, oval, path, rect } from '../../../drawings/kit.mjs'
import { layers, type Svg, times } from '../paper.ts'

/** A microphone in a hand, its head at the top. */
export const microphone = (s = 1): Svg =>
  group(
    `scale(${s}) rotate(-24)`,
    path('M-9,0H9L6,66H-6Z', C.ink),
    dot(0, -14, 21, '#5e596b'),
    line('M-16,-20L16,-8M-18,-10L12,4M-10,-30L18,-18', '#a9a4b4', 2.4),
    rect(-12, 2, 24, 8, C.s5, 3),
  )

export const microphoneStand = (x: number, y: number, s = 1): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 0, 76, 12, C.night, 'opacity=".35"'),
    line('M0,-4V-420', C.ink, 9),
    path('M-58,2Q0,-18 58,2Z', C.ink),
    group('translate(6 -430) rotate(40)', microphone(1.1)),
  )

/** A guitar across the body: neck to the left hand. */
export const guitar = (s = 1, tone = C.woodL): Svg =>
  group(
    `scale(${s}) rotate(26)`,
    rect(-236, -15, 190, 24, C.woodD, 6),
    path('M-240,-20h-44l-12,10v16l12,10h44Z', '#5c3418'),
    path(
      'M-66,-2C-70,-52 -30,-66 0,-46C30,-76 104,-74 110,-2C104,70 30,72 0,42C-30,62 -70,48 -66,-2Z',
      tone,
    ),
    path(
      'M0,42C30,72 104,70 110,-2C108,-20 102,-34 94,-44C100,10 60,50 0,42Z',
      C.woodD,
      'opacity=".5"',
    ),
    dot(12, -2, 22, '#4a2a14'),
    line('M12,-2m-28,0a28,28 0 1 0 56,0a28,28 0 1 0 -56,0', C.s3, 3),
    line('M-236,-6H78M-236,0H78', C.p3, 1.8),
    rect(70, -18, 10, 32, '#4a2a14', 3),
  )

export const accordion = (s = 1): Svg =>
  group(
    `scale(${s})`,
    rect(-118, -76, 50, 152, C.r7, 10),
    rect(68, -76, 50, 152, C.r7, 10),
    times(8, (n) =>
      path(`M${-70 + n * 17.5},-64l17.5,-8v140l-17.5,8Z`, n % 2 ? '#2a2130' : '#4a3f55'),
    ),
    rect(-108, -58, 16, 116, C.paper, 4),
    times(7, (n) => rect(-106, -50 + n * 16, 12, 7, C.ink)),
    times(3, (n) => times(4, (k) => dot(82 + (n % 2) * 12 + 4, -48 + k * 28 + n * 4, 5, C.s3))),
    line('M-118,-60Q-60,-120 0,-130Q60,-120 118,-60', C.woodD, 10),
  )

export const drum = (x: number, y: number, s = 1, tone = C.b7): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 2, 104, 16, C.night, 'opacity=".3"'),
    path('M-96,-150V-14Q0,18 96,-14V-150Z', tone),
    path('M40,-150V2Q76,-4 96,-14V-150Z', C.night, 'opacity=".2"'),
    line('M-96,-140L-48,-2L0,-128L48,-2L96,-140', C.s5, 6),
    oval(0, -150, 96, 24, C.paper),
    line('M-96,-150a96,24 0 1 0 192,0', C.s6, 9),
  )

/** Notes that leave the instrument. */
export const notes = (x: number, y: number, s: number, tone: string): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    layers(
      oval(-40, 0, 17, 13, tone, 'transform="rotate(-18 -40 0)"'),
      line('M-25,-4V-76L30,-92V-18', tone, 7),
      line('M-25,-66L30,-82', tone, 12),
      oval(15, -14, 17, 13, tone, 'transform="rotate(-18 15 -14)"'),
      oval(96, -50, 16, 12, tone, 'transform="rotate(-18 96 -50)"'),
      line('M110,-54V-124Q140,-110 138,-84', tone, 7),
    ),
  )

export const speaker = (x: number, y: number, s: number): Svg =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 2, 110, 14, C.night, 'opacity=".3"'),
    rect(-90, -290, 180, 290, '#2a2438', 14),
    rect(40, -290, 50, 290, C.night, 14, 'opacity=".4"'),
    dot(0, -96, 66, '#443c58'),
    dot(0, -96, 34, '#2a2438'),
    dot(0, -226, 38, '#443c58'),
    dot(0, -226, 18, '#2a2438'),
  )

/** What is said, sung or called: the school's own motif. */
export const bubble = (
  x: number,
  y: number,
  w: number,
  h: number,
  tone: string,
  inside: Svg = '',
): Svg => {
  const d = bubbleD(x, y, w, h, h * 0.3, h * 0.3)
  return layers(path(d, C.night, 'opacity=".2" transform="translate(7 9)"'), path(d, tone), inside)
}
