// The five of hero 1, without the arms that lie on the table: those are drawn after it.
import { afro, beard, bob, crop, puffs, waves } from './hair.mjs'
import { bubbleD, C, dot, line, path, pts } from './kit.mjs'
import { arm, hand, head, neck, SKIN, torso } from './people.mjs'

// Standing young woman (Hola). She leans over the table, so her hair falls forward.
export const ana = [
  arm(pts('512,600 470,716 500,800'), [36, 30, 22], '#c5631b', SKIN.tan.shade),
  torso(604, 520, 106, 900, 92, '#e07a2c'),
  path('M636,520C670,534 710,540 710,604L696,900H650C664,780 668,640 636,520Z', '#c5631b'),
  neck(600, 470, 604, 530, 54, 'tan'),
  line('M566,540Q604,580 646,538', C.est, 7),
  arm(pts('690,606 728,700 728,568'), [36, 29, 18], '#e07a2c', SKIN.tan.base),
  hand('wave', { x: 728, y: 566, rot: -2, s: 0.78, flip: -1, skin: 'tan' }),
  head({
    x: 600,
    y: 404,
    s: 1.06,
    tilt: 6,
    skin: 'tan',
    hair: waves('#4a2a1c', '#7a4c33'),
    mouth: 'open',
    eyes: 'happy',
    lips: '#b8404a',
    noEar: 1,
  }),
]

export const davi = [
  arm(pts('1210,690 1222,800 1196,900'), [42, 37, 32], '#145a3e', '#145a3e'),
  neck(1094, 560, 1096, 612, 60, 'brown'),
  torso(1096, 602, 142, 940, 120, C.de),
  path('M1130,602C1170,614 1238,618 1238,686L1220,940H1150C1170,830 1166,700 1130,602Z', '#145a3e'),
  path('M1058,596Q1096,616 1136,596L1096,650Z', SKIN.brown.shade),
  path('M1060,598L1096,650L1080,676L1044,612Z', '#2a8f66'),
  path('M1134,598L1096,650L1114,676L1150,612Z', '#2a8f66'),
  line('M1097,660V900', '#145a3e', 4),
  dot(1092, 700, 5, C.det),
  dot(1092, 770, 5, C.det),
  head({
    x: 1090,
    y: 492,
    s: 1.1,
    look: -1,
    tilt: -3,
    skin: 'brown',
    hair: crop('#2a1a14', '#553a2b'),
    beard: beard('#2a1a14'),
    mouth: 'grin',
  }),
]

export const teo = [
  path('M262,668C240,690 250,740 300,744L400,742C440,736 446,690 420,668Z', C.r8),
  torso(340, 676, 132, 980, 120, C.r6),
  path('M340,720C420,700 470,730 472,790L462,980H390C404,880 390,780 340,720Z', C.r7),
  neck(342, 632, 340, 690, 58, 'deep'),
  path('M282,690Q340,760 402,688Q420,706 404,730Q340,792 276,730Q264,706 282,690Z', C.r4),
  line('M316,744L312,822M366,744L372,814', C.paper, 5),
  head({
    x: 346,
    y: 566,
    s: 1.08,
    tilt: -4,
    skin: 'deep',
    hair: afro('#22130f', '#4a2c1f'),
    mouth: 'open',
    eyes: 'open',
    mood: 3,
  }),
]

export const celeste = [
  torso(828, 712, 126, 980, 116, C.fr),
  path('M858,712C900,722 954,730 954,796L944,980H880C900,890 892,790 858,712Z', '#532b80'),
  neck(828, 672, 828, 724, 50, 'fair'),
  path('M794,710L828,760L864,710L880,980H776Z', C.frt),
  path('M828,760L864,710L880,980H838Z', '#d5c3ea'),
  // silk scarf, the one red note of the middle of the table
  path('M786,704Q828,744 872,702Q890,718 874,738Q830,772 784,740Q772,718 786,704Z', C.r6),
  path('M806,748L784,822L818,812L834,762Z', C.r6),
  path('M834,760L850,816L822,806Z', C.r7),
  dot(812, 728, 4, C.s3),
  dot(838, 738, 4, C.s3),
  dot(860, 724, 4, C.s3),
  dot(804, 784, 4, C.s3),
  head({
    x: 832,
    y: 606,
    s: 1.04,
    look: -1,
    tilt: 4,
    skin: 'fair',
    hair: bob(),
    mouth: 'smile',
    lips: '#c24a50',
    glasses: C.fr,
    lines: 1,
    earring: C.s5,
    noEar: 1,
  }),
]

export const nina = [
  torso(1306, 780, 92, 1010, 88, C.s5),
  path('M1328,780C1360,788 1398,796 1398,858L1392,1010H1340C1356,930 1352,850 1328,780Z', C.s6),
  path(bubbleD(1284, 836, 44, 30, 10, 14), C.r6),
  neck(1304, 744, 1306, 790, 42, 'dark'),
  head({
    x: 1302,
    y: 690,
    s: 0.94,
    look: -1,
    tilt: 5,
    child: 1,
    skin: 'dark',
    hair: puffs('#2b1710', '#5a3523', C.r6),
    mouth: 'open',
  }),
  arm(pts('1384,856 1452,800 1446,694'), [28, 23, 16], C.s5, SKIN.dark.base),
  hand('wave', { x: 1446, y: 692, rot: 6, s: 0.72, skin: 'dark' }),
]
