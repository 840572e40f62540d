// The sharing picture: four voices on brand blue, and the shopfront they come from. Must work two centimetres wide.
import { bubbleD, C, dot, group, line, path, rect, save, word } from './kit.mjs'
import { potted } from './props.mjs'

const say = (text, x, y, w, h, fill, size, edge) =>
  path(
    bubbleD(x, y, w, h, h * 0.28, h * 0.3),
    C.night,
    'opacity=".4" transform="translate(10 13)"',
  ) +
  path(bubbleD(x, y, w, h, h * 0.28, h * 0.3), fill) +
  path(
    `M${x + w - h * 0.28},${y + h}Q${x + w},${y + h} ${x + w},${y + h * 0.72}V${y + h * 0.28}Q${x + w},${y + h * 0.1} ${x + w - h * 0.12},${y + h * 0.05}C${x + w - 6},${y + h * 0.6} ${x + w - 50},${y + h * 0.9} ${x + h * 0.6},${y + h}Z`,
    edge,
  ) +
  word(text, x + w / 2, y + h / 2 + size * 0.31, size, C.paper)

const shop = group(
  'translate(960 630)',
  path('M-150,0V-330Q-150,-348 -132,-348H132Q150,-348 150,-330V0Z', C.paper),
  path('M70,-348H132Q150,-348 150,-330V0H70Z', C.p3),
  rect(-166, -362, 332, 26, C.p2, 6),
  rect(-128, -318, 256, 62, C.r6, 10),
  [C.b2, C.est, C.frt, C.det].map((c, i) => path(bubbleD(-98 + i * 54, -304, 36, 24, 8, 10), c)),
  rect(-124, -166, 132, 124, C.b7, 6),
  path('M-124,-90L-40,-166H8V-150L-100,-42H-124Z', C.b5),
  rect(-124, -166, 132, 124, C.s3, 6, 'opacity=".25"'),
  [C.r6, C.s5, C.de, C.fr, C.es].map((c, i) =>
    rect(-112 + i * 22, -84 + (i % 2) * 8, 17, 42 - (i % 2) * 8, c, 2),
  ),
  rect(-132, -42, 148, 14, C.woodD, 3),
  rect(32, -180, 92, 180, C.b9, 6),
  rect(44, -166, 68, 104, C.s3, 4),
  path('M44,-110L92,-166H112L44,-86Z', C.s1),
  dot(46, -40, 6, C.s5),
  // awning: stripes widen towards the street and end in a scallop
  [0, 1, 2, 3, 4, 5, 6].map((i) => {
    const t = -158 + i * 45.14
    const u = -175 + i * 50
    const [c, d] = i % 2 ? [C.paper, C.p3] : [C.r6, C.r7]
    return (
      path(`M${t},-244H${t + 45.14}L${u + 50},-196H${u}Z`, c) +
      path(`M${u},-197a25,24 0 0 0 50,0Z`, d)
    )
  }),
  rect(-162, -252, 324, 12, C.r8, 4),
)

save(
  'og-default',
  1200,
  630,
  rect(0, 0, 1200, 630, C.b8),
  path('M0,0H1200V170C900,120 600,260 300,210C180,190 80,220 0,260Z', C.b7, 'opacity=".7"'),
  path('M0,630V520C200,470 420,560 640,520S1000,500 1200,540V630Z', C.b9),
  rect(0, 604, 1200, 30, C.night),
  dot(960, 330, 268, C.b7),
  dot(960, 330, 206, '#2a57b3'),
  dot(1064, 176, 54, C.s5),
  shop,
  potted(1150, 612, 0.5, C.s5, C.s6),
  potted(806, 612, 0.34, C.r6, C.r8),
  say('Bonjour', 104, 256, 556, 164, '#7a45b5', 132, C.fr),
  say('Hello', 40, 44, 412, 172, C.b5, 140, '#2f5cbd'),
  say('Hola', 428, 84, 340, 150, '#cf5f0e', 128, C.es),
  say('Hallo', 420, 404, 352, 144, '#23875f', 122, C.de),
  line('M830,70q16,-14 28,0q14,-14 30,0M1100,110q12,-10 22,0q10,-10 22,0', C.b2, 5),
)
