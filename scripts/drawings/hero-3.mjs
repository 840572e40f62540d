// Hero 3, "the door is open": late light comes in with the students. The sign over the door is as old as the school.

import { child, mother, teacher, teens } from './hero-3-people.mjs'
import { bubbleD, C, clip, dot, lift, line, path, rect, save, word } from './kit.mjs'
import { books, bunting, ipe, potted } from './props.mjs'

const FLOOR = 880
const FLAGS = [C.en, C.s5, C.es, C.paper, C.fr, C.s5, C.de, C.paper]
const tiles = []
// encaustic tiles in one-point perspective, vanishing behind the door
for (let j = 0; j < 7; j++)
  for (let i = -9; i < 9; i++) {
    const y = (k) => FLOOR + 330 * (k / 7) ** 1.5
    const x = (k, q) => 800 + k * 96 * (1 + 1.5 * (q / 7) ** 1.5)
    if ((i + j) % 2 === 0)
      tiles.push(
        path(
          `M${x(i, j)},${y(j)}L${x(i + 1, j)},${y(j)}L${x(i + 1, j + 1)},${y(j + 1)}L${x(i, j + 1)},${y(j + 1)}Z`,
          '#dca777',
        ),
      )
  }

const hall = [
  '<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f7a55f"/><stop offset=".55" stop-color="#ffdc85"/><stop offset="1" stop-color="#fff1cf"/></linearGradient>',
  rect(0, 0, 1600, 1200, '#f3b9a0'),
  rect(0, 640, 1600, FLOOR - 640, '#dd8f66'),
  rect(0, 632, 1600, 14, '#a9532f'),
  rect(0, FLOOR - 26, 1600, 26, '#a9532f'),
  [40, 190, 340, 1130, 1280, 1430].map((x) => rect(x, 676, 120, 150, '#e8a37c', 6)),
  rect(0, FLOOR, 1600, 330, '#efc596'),
  tiles,
]

const outside = clip(
  'door',
  'M540,880V300Q540,230 610,230H990Q1060,230 1060,300V880Z',
  rect(500, 200, 600, 700, 'url(#dusk)'),
  dot(794, 410, 76, '#fff6dc'),
  path('M500,640C600,590 700,620 800,596S1000,600 1100,570V900H500Z', '#e59a6b'),
  rect(536, 560, 90, 240, '#c9703f'),
  rect(640, 610, 70, 200, '#d98350'),
  rect(552, 590, 20, 30, C.s3),
  rect(586, 590, 20, 30, C.s3),
  rect(552, 640, 20, 30, C.s3),
  rect(660, 640, 16, 26, C.s3),
  ipe(965, 850, 0.92, 7),
  path('M500,800H1100V900H500Z', '#c98f5f'),
  path('M500,800H1100V812H500Z', '#eab984'),
  path('M640,812H960L1060,900H540Z', '#efc596'),
)

const door = [
  path('M500,880V290Q500,190 600,190H1000Q1100,190 1100,290V880Z', C.b9),
  outside,
  // both leaves folded back against the wall
  path('M540,252L430,214V924L540,880Z', C.b7),
  path('M520,300L452,280V520L520,520ZM520,560L452,568V850L520,826Z', C.b5),
  dot(448, 560, 9, C.s5),
  path('M1060,252L1170,214V924L1060,880Z', C.b8),
  path('M1080,300L1148,280V520L1080,520ZM1080,560L1148,568V850L1080,826Z', C.b7),
  path('M540,880H1060L1330,1200H270Z', C.s3, 'opacity=".62"'),
  path('M640,880H960L1120,1200H480Z', C.s1, 'opacity=".6"'),
]

// the sign of 1984: a rounded box, three stripes, fat numerals
const sign = [
  line('M660,-10V40M940,-10V40', C.ink, 6),
  lift(
    'M500,64Q500,30 534,30H1066Q1100,30 1100,64V146Q1100,180 1066,180H534Q500,180 500,146Z',
    C.paper,
    8,
    12,
    0.3,
  ),
  clip(
    'sg',
    'M500,64Q500,30 534,30H1066Q1100,30 1100,64V146Q1100,180 1066,180H534Q500,180 500,146Z',
    path('M500,180C600,180 640,120 640,20H610C610,100 580,146 500,150Z', C.r6),
    path('M500,146C576,142 606,100 606,20H578C578,88 556,116 500,120Z', C.es),
    path('M500,114C548,112 572,82 572,20H546C546,66 532,88 500,90Z', C.s5),
  ),
  word('idiomas', 862, 112, 92, C.b8),
  word('desde', 822, 163, 38, C.r7),
  word('1984', 940, 163, 46, C.r6),
]

const props = [
  bunting(-30, 60, 500, 92, 44, 9, FLAGS),
  bunting(1100, 92, 1630, 60, 44, 9, FLAGS),
  // notice board on the left, clock on the right
  lift('M130,250H360V500H130Z', C.woodD, 8, 10, 0.2),
  rect(144, 264, 202, 222, '#e8c08e'),
  rect(160, 280, 76, 96, C.paper, 0, 'transform="rotate(-3 198 328)"'),
  rect(252, 284, 74, 60, C.s3, 0, 'transform="rotate(4 289 314)"'),
  rect(256, 366, 70, 96, C.frt, 0, 'transform="rotate(-2 291 414)"'),
  rect(164, 396, 76, 66, C.det, 0, 'transform="rotate(3 202 429)"'),
  path(bubbleD(176, 300, 42, 28, 9, 12), C.r6),
  path(bubbleD(270, 386, 40, 26, 9, 12), C.fr),
  path(bubbleD(182, 412, 40, 24, 8, 11), C.de),
  line('M266,304H312M266,320H300', C.es, 5),
  dot(198, 284, 6, C.r6),
  dot(289, 290, 6, C.b7),
  dot(292, 372, 6, C.r6),
  dot(204, 402, 6, C.b7),
  dot(1356, 330, 78, C.night, 'opacity=".18"'),
  dot(1350, 322, 78, C.b8),
  dot(1350, 322, 64, C.paper),
  line('M1350,322V276M1350,322L1380,346', C.ink, 7),
  dot(1350, 322, 7, C.r6),
  [0, 1, 2, 3].map((i) =>
    dot(1350 + 52 * Math.cos((i * Math.PI) / 2), 322 + 52 * Math.sin((i * Math.PI) / 2), 4, C.b8),
  ),
  rect(1290, 560, 330, 14, C.woodD),
  books(1400, 560, 200, 110, 17),
  potted(1560, 930, 1.3, C.b7, C.b9),
  potted(40, 940, 1.2, C.s5, C.s6),
]

save('hero-3', 1600, 1200, hall, door, sign, props, teens, teacher, mother, child)
