// Hero 2, "the certificate": the day the result arrives. The levels climb behind them as a stair of speech bubbles.

import { crop, curls, moustache } from './hair.mjs'
import {
  bubbleD,
  C,
  dot,
  group,
  lift,
  line,
  oval,
  path,
  pts,
  random,
  rect,
  save,
  word,
} from './kit.mjs'
import { arm, hand, head, neck, SKIN, torso } from './people.mjs'
import { books, cup, pendant, potted } from './props.mjs'

const level = (text, x, y, w, h, fill, size) =>
  lift(bubbleD(x, y, w, h, 44, 54), fill, 9, 11, 0.22) +
  path(
    `M${x + w - 44},${y + h}Q${x + w},${y + h} ${x + w},${y + h - 44}V${y + 44}Q${x + w},${y + 20} ${x + w - 18},${y + 8}C${x + w - 10},${y + h * 0.6} ${x + w - 60},${y + h - 20} ${x + 90},${y + h}Z`,
    C.night,
    'opacity=".14"',
  ) +
  word(text, x + w / 2, y + h / 2 + size * 0.32, size, C.paper)

const wall = [
  rect(0, 0, 1600, 1200, '#f6d9a0'),
  path('M0,0H1600V1200H0Z', C.s3, 'opacity=".55"'),
  // a slab of afternoon light falls across the wall
  path('M700,-20L1320,-20L980,900H200Z', C.s1, 'opacity=".75"'),
  path('M1390,-20L1500,-20L1170,900H1050Z', C.s1, 'opacity=".6"'),
  rect(0, 880, 1600, 60, C.b7),
  rect(0, 870, 1600, 16, C.b5),
  // shelf of past cups and books, high on the right
  rect(1190, 356, 420, 18, C.woodD),
  rect(1190, 350, 420, 14, C.wood),
  books(1330, 350, 270, 150, 42),
  path('M1222,350h72l-10,-20h-52Z', C.b8),
  path('M1216,240h84c0,54 -20,82 -42,84c-22,-2 -42,-30 -42,-84Z', C.s5),
  path('M1270,240h30c0,54 -20,82 -42,84c14,-10 16,-50 12,-84Z', C.s6),
  line('M1216,254c-34,-4 -34,48 10,46M1300,254c34,-4 34,48 -10,46', C.s5, 9),
  rect(1250, 318, 16, 16, C.s6),
]

const stair = [
  level('A2', 196, 560, 250, 190, C.b5, 128),
  level('B1', 330, 320, 262, 200, C.r6, 134),
  level('B2', 500, 76, 290, 220, C.b8, 152),
]

// The teacher: sixty, checked shirt, cardigan; claps the shoulder of a student he has known since she was nine.
const teacher = [
  neck(1056, 476, 1058, 532, 66, 'tan'),
  torso(1058, 520, 172, 1010, 166, C.de),
  path(
    'M1092,520C1140,536 1230,536 1230,606L1226,1010H1150C1176,860 1160,660 1092,520Z',
    '#145a3e',
  ),
  path('M1018,516L1060,640L1102,516L1128,1010H1012Z', C.paper),
  path('M1060,640L1102,516L1128,1010H1074Z', C.p3),
  path('M1016,512Q1058,530 1102,510L1058,566Z', SKIN.tan.shade),
  path('M1014,512L1058,566L1034,610L998,526Z', C.paper),
  path('M1104,510L1058,566L1082,610L1122,526Z', C.p2),
  path('M1046,566h26l8,22l-20,150l-22,-150Z', C.r7),
  path('M1060,738l20,-150l-8,-22h-10Z', C.r8),
  head({
    x: 1052,
    y: 392,
    s: 1.22,
    look: -1,
    tilt: -5,
    skin: 'tan',
    hair: crop('#8d8790', '#cfcbd2'),
    moustache: moustache('#8d8790'),
    mouth: 'smile',
    eyes: 'happy',
    glasses: C.ink,
    lines: 1,
  }),
]

const GRAD = {
  x: 764,
  y: 506,
  s: 1.2,
  tilt: 5,
  skin: 'dark',
  hair: curls('#2a1611', '#63392a'),
  mouth: 'open',
  eyes: 'happy',
  lips: '#a03a40',
  earring: C.s5,
}
const student = [
  head({ ...GRAD, part: 'back' }),
  torso(772, 640, 148, 1010, 128, C.r6),
  path('M806,640C850,656 920,660 920,728L900,1010H826C850,900 852,760 806,640Z', C.r7),
  neck(770, 596, 772, 652, 60, 'dark'),
  line('M728,664Q772,716 820,662', C.s5, 5),
  dot(773, 694, 9, C.s5),
  head({ ...GRAD, part: 'face' }),
]

const sheet = group(
  'translate(740 868) rotate(-4)',
  path('M-196,-136H196V136H-196Z', C.night, 'opacity=".22" transform="translate(10 14)"'),
  path('M-196,-136H196V136H-196Z', C.paper),
  path('M60,-136H196V136H120Z', C.p2),
  path('M-178,-118H178V118H-178ZM-170,-110V110H170V-110Z', C.b7, 'fill-rule="evenodd"'),
  line('M-178,-84L-144,-118M178,-84L144,-118M-178,84L-144,118M178,84L144,118', C.b7, 5),
  word('Certificate', 0, -52, 54, C.b8),
  line('M-92,-26H92', C.r6, 5),
  line('M-128,4H128M-128,28H128M-128,52H40', C.i5, 4, 'opacity=".5"'),
  line('M-128,90c12,-22 20,-18 20,-4s14,2 20,-8s10,2 18,4s20,-10 30,-2', C.b8, 4),
  line('M-132,100H-26', C.i5, 2.5),
  // seal with two ribbon ends
  path('M92,70L72,128L94,116L106,138L120,78Z', C.r7),
  path('M136,74L150,134L130,120L116,138L108,78Z', C.r6),
  dot(114, 66, 36, C.s6),
  path(
    `${Array.from({ length: 32 }, (_, i) => {
      const t = (i / 32) * 2 * Math.PI
      const r = i % 2 ? 34 : 40
      return `${i ? 'L' : 'M'}${114 + r * Math.cos(t)},${64 + r * Math.sin(t)}`
    }).join('')}Z`,
    C.s5,
  ),
  dot(114, 64, 24, C.s3),
  path(bubbleD(102, 52, 25, 17, 6, 8), C.r6),
)

const arms = [
  // one arm leans on the desk, the other comes up so that its hand lands on her shoulder
  arm(pts('1186,618 1240,800 1204,980'), [54, 46, 36], '#145a3e'),
  arm(pts('650,734 584,868 556,896'), [46, 38, 28], C.r7, SKIN.dark.base),
  arm(pts('892,734 968,852 936,882'), [46, 38, 28], C.r6, SKIN.dark.base),
  arm(pts('922,612 1012,786 946,672'), [50, 42, 32], '#238a61'),
]
const desk = [
  path('M-20,1012H1620V1220H-20Z', C.woodL),
  path('M-20,1012H1620V1034H-20Z', '#efb77c'),
  path('M-20,1150H1620V1220H-20Z', C.wood, 'opacity=".35"'),
  line('M0,1096H620M780,1096H1600M120,1060H420M1100,1064H1420', C.wood, 3, 'opacity=".45"'),
  // exam desk: answer sheet, pencils, headphones of the listening paper, a clock
  oval(300, 1104, 180, 20, '#7a431c', 'opacity=".28"'),
  path('M160,1052L420,1040L470,1112L140,1126Z', C.paper),
  [0, 1, 2, 3].map((i) =>
    [0, 1, 2, 3, 4]
      .map((j) =>
        oval(212 + j * 46 - i * 5, 1064 + i * 15, 8, 4.6, (i * 2 + j) % 4 === 1 ? C.b8 : C.b2),
      )
      .join(''),
  ),
  line('M380,1130L528,1092', C.s5, 12),
  path('M534,1090l-16,10l-4,-11Z', C.ink),
  line('M380,1130l14,-4', C.r4, 12),
  group(
    'translate(-430 4)',
    line('M1074,1096C1060,1000 1206,990 1212,1086', C.ink, 13),
    path('M1054,1084q20,-18 40,0l4,46q-24,18 -46,0Z', C.r6),
    path('M1192,1078q20,-18 42,0l2,48q-22,18 -46,0Z', C.r6),
    path('M1212,1070q16,-2 22,8l2,48q-10,10 -24,10Z', C.r8),
    line('M1076,1136C1060,1180 1130,1168 1150,1210', C.ink, 5),
  ),
  cup(1360, 1130, 1.1, C.b7, C.b8, C.paper),
]

// a handful of paper, still in the air
const rnd = random(9)
const tones = [C.r6, C.b5, C.s5, C.de, C.fr, C.r4]
const confetti = Array.from({ length: 34 }, (_, i) => {
  const x = 220 + rnd() * 1160
  const y = 30 + rnd() * 330
  const inStair = x < 830 && y > 60
  return inStair
    ? ''
    : rect(
        x,
        y,
        9 + rnd() * 10,
        9 + rnd() * 6,
        tones[i % 6],
        2,
        `transform="rotate(${Math.round(rnd() * 180)} ${Math.round(x)} ${Math.round(y)})"`,
      )
})

save(
  'hero-2',
  1600,
  1200,
  wall,
  stair,
  pendant(980, 96, 1, C.b7, C.b9),
  potted(1480, 1010, 1.5, C.r6, C.r8),
  potted(28, 1020, 0.96, C.b7, C.b9),
  teacher,
  student,
  arms,
  line('M923,666L953,648', C.paper, 26),
  hand('rest', { x: 930, y: 652, rot: -76, s: 1, skin: 'tan' }),
  sheet,
  hand('thumb', { x: 548, y: 912, rot: 20, s: 1, skin: 'dark' }),
  hand('thumb', { x: 940, y: 888, rot: -22, s: 1, flip: -1, skin: 'dark' }),
  desk,
  hand('rest', { x: 1196, y: 1006, rot: -128, s: 0.96, skin: 'tan' }),
  confetti,
)
