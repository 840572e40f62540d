// Hero 1, "a conversation begins": five people who would never have met, round one table, before the ipê and the city.

import { ana, celeste, davi, nina, teo } from './hero-1-people.mjs'
import { C, clip, dot, group, lift, line, oval, path, pts, rect, save, saying } from './kit.mjs'
import { arm, hand, SKIN } from './people.mjs'
import { blade, books, city, cup, ipe, monstera, openBook, steam } from './props.mjs'

const OPENING = 'M150,1000V250Q150,56 344,56H1256Q1450,56 1450,250V1000Z'
const REVEAL = 'M118,1000V236Q118,24 330,24H1270Q1482,24 1482,236V1000Z'

const background = [
  '<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8fb6f2"/><stop offset=".42" stop-color="#d6e5fb"/><stop offset=".68" stop-color="#fff1cf"/></linearGradient>',
  rect(0, 0, 1600, 1200, C.b8),
  path('M0,0H60V1200H0ZM1540,0H1600V1200H1540Z', C.b9, 'opacity=".5"'),
  // shelves on the side walls carry the room on when the picture is shown wide
  rect(-10, 420, 96, 12, C.woodL),
  books(0, 420, 80, 96, 5),
  rect(-10, 620, 96, 12, C.woodL),
  books(4, 620, 76, 100, 11),
  rect(1514, 420, 96, 12, C.woodL),
  books(1522, 420, 78, 96, 23),
  rect(1514, 620, 96, 12, C.woodL),
  books(1524, 620, 76, 100, 31),
  lift(REVEAL, C.paper, 10, 12, 0.25),
  path('M118,1000V236Q118,24 330,24H384L344,56Q150,56 150,250V1000Z', C.p3),
  clip(
    'win',
    OPENING,
    path('M100,0H1500V1100H100Z', 'url(#sky)'),
    dot(1010, 300, 150, '#fff8e4', 'opacity=".8"'),
    dot(1010, 300, 104, C.s1),
    path(
      'M150,196C190,170 230,172 254,190C280,150 350,150 372,186C400,178 420,190 426,206H150Z',
      C.paper,
      'opacity=".75"',
    ),
    path(
      'M1180,150C1204,126 1246,128 1264,150C1290,138 1316,146 1324,166H1168Z',
      C.paper,
      'opacity=".7"',
    ),
    city(-760, 790, 1320, 1.16),
    city(500, 790, 1320, 1.16),
    ipe(330, 900, 1.42, 4),
    path(
      'M640,128q14,-12 24,0q12,-12 26,0M700,166q10,-9 18,0q9,-9 19,0',
      'none',
      `stroke="${C.b8}" stroke-width="4" stroke-linecap="round"`,
    ),
    // terrace parapet with a flower box
    rect(100, 770, 1400, 22, C.paper),
    rect(100, 792, 1400, 260, C.p2),
    rect(100, 792, 1400, 12, C.p3),
    [180, 420, 700, 960, 1220, 1400].map((x) => rect(x, 816, 150, 120, C.p3, 8, 'opacity=".6"')),
  ),
  // string of bulbs from corner to corner of the window
  line('M150,150C420,236 620,90 800,70S1240,210 1450,140', C.ink, 3),
  pts('214,166 330,182 452,166 574,128 1010,92 1130,136 1250,164 1368,160').map(
    ([x, y]) =>
      rect(x - 4, y - 2, 8, 10, C.ink, 2) + dot(x, y + 17, 11, C.paper) + dot(x, y + 18, 6, C.s3),
  ),
]

const TABLE = 'M-40,1010C120,900 460,846 800,846S1480,900 1640,1010V1240H-40Z'
const table = [
  path(TABLE, C.night, 'opacity=".12" transform="translate(0 -9)"'),
  path(TABLE, C.woodL),
  path(
    'M-40,1010C120,900 460,846 800,846S1480,900 1640,1010V1030C1480,922 1140,870 800,870S120,922 -40,1030Z',
    '#efb77c',
  ),
  path('M560,852C720,842 900,842 1040,852L1330,1240H240Z', '#f2c48f', 'opacity=".45"'),
  line('M-20,1104C300,1010 560,990 820,990S1340,1012 1620,1110', C.wood, 4, 'opacity=".5"'),
  line('M140,1200C420,1110 600,1096 840,1096S1260,1112 1470,1200', C.wood, 4, 'opacity=".4"'),
  line(
    'M360,930q60,-14 130,-20M1010,906q70,4 120,14M180,1050q50,-20 110,-32M1180,1040q80,10 140,30',
    C.wood,
    3,
    'opacity=".4"',
  ),
]

const shadowOn = (x, y, rx, ry) => oval(x, y, rx, ry, '#7a431c', 'opacity=".28"')
const onTable = [
  // Téo: one forearm rests, the other hand carries the argument
  shadowOn(300, 952, 120, 18),
  arm(pts('236,762 214,892 330,940'), [40, 34, 25], C.r7),
  hand('rest', { x: 338, y: 942, rot: 98, s: 0.8, skin: 'deep' }),
  arm(pts('446,764 496,872 572,800'), [38, 34, 24], C.r6),
  hand('offer', { x: 574, y: 798, rot: 34, s: 0.84, skin: 'deep' }),
  line('M560,778l26,28', C.r4, 7),
  // Celeste and her tea
  shadowOn(832, 940, 96, 16),
  arm(pts('722,796 690,896 790,930'), [36, 31, 22], C.fr),
  arm(pts('940,798 968,898 868,928'), [36, 31, 22], '#5d3190'),
  line('M756,812L728,872Q724,886 742,892L788,907', '#482474', 3.5, 'opacity=".7"'),
  line('M906,812L932,872Q936,886 918,892L872,905', '#3d1d66', 3.5, 'opacity=".7"'),
  cup(830, 944, 0.8, C.paper, C.p3, C.fr),
  hand('grip', { x: 782, y: 926, rot: 82, s: 0.62, flip: -1, skin: 'fair' }),
  hand('grip', { x: 878, y: 926, rot: -84, s: 0.62, skin: 'fair' }),
  steam(826, 868, 0.8),
  // Davi leans on the table with folded forearms
  shadowOn(1090, 944, 130, 16),
  arm(pts('1180,868 1190,884 1110,916'), [30, 30, 24], SKIN.brown.shade),
  arm(pts('980,690 972,850 1070,922'), [42, 36, 27], C.de, SKIN.brown.base),
  hand('rest', { x: 1072, y: 922, rot: 92, s: 0.84, skin: 'brown' }),
  shadowOn(1258, 994, 80, 12),
  arm(pts('1232,866 1196,962 1270,986'), [27, 24, 16], C.s5, SKIN.dark.base),
  hand('rest', { x: 1272, y: 986, rot: 100, s: 0.66, skin: 'dark' }),
]

const still = [
  shadowOn(560, 1046, 150, 18),
  openBook(556, 1036, 1.16, C.b7, -3),
  group(
    'translate(1010 1046) rotate(6)',
    shadowOn(4, 14, 118, 20),
    path('M-110,-20L86,-34L118,14L-96,30Z', C.r7),
    path('M-104,-24L84,-38L114,6L-92,22Z', C.r6),
    path('M-96,22L114,6V14L-96,30Z', C.paper),
    path('M-60,-16L20,-22L28,-6L-52,2Z', C.r1),
  ),
  line('M890,1092L1006,1110', C.s5, 9),
  line('M996,1108l10,2', C.ink, 9),
  // pão de queijo, because it is Brazil and four in the afternoon
  shadowOn(770, 1136, 128, 22),
  oval(766, 1126, 120, 32, C.p3),
  oval(766, 1120, 120, 31, C.paper),
  oval(766, 1120, 88, 20, C.b1),
  pts('744,1086,29 792,1082,28 716,1108,30 818,1106,29 770,1116,32').map(
    ([x, y, r]) =>
      dot(x, y, r + 2.5, '#c98f36') +
      dot(x, y, r, '#e9b65a') +
      oval(x - r * 0.28, y - r * 0.34, r * 0.5, r * 0.36, '#f6d48a') +
      dot(x + 10, y + 6, 3, '#c98f36') +
      dot(x - 3, y + 12, 2.5, '#c98f36'),
  ),
]

const foreground = [
  oval(246, 1188, 170, 30, '#7a431c', 'opacity=".3"'),
  cup(236, 1186, 1.9, C.s5, C.s6, C.paper),
  steam(230, 1030, 1.5),
  blade(1560, 1240, -52, 1.2, C.leafD, '#124a36'),
  blade(1590, 1230, -22, 1.5, C.leaf, C.leafD),
  monstera(1440, 1230, -34, 1.12, '#17573f', C.leafL),
  monstera(1560, 1150, 8, 1.3, C.leafD, C.leafL),
  monstera(1330, 1280, -58, 0.8, C.leaf, '#9bd0ad'),
]

const bubbles = [
  saying('Hello', 252, 226, 262, 136, C.en, 92),
  saying('Hola', 682, 62, 226, 130, C.es, 90),
  saying('Bonjour', 866, 206, 366, 136, C.fr, 84),
  saying('Hallo', 1186, 330, 216, 116, C.de, 74),
]

// Celeste sits close to the table: her body covers its far edge down to her forearms.
const close = clip('close', 'M600,300H1060V925H600Z', celeste)
save(
  'hero-1',
  1600,
  1200,
  background,
  ana,
  davi,
  teo,
  nina,
  table,
  close,
  onTable,
  still,
  bubbles,
  foreground,
)
