// Who meets at the door in hero 3: two teenagers far off, mother, child and teacher close by.
import { fade, lob, pony, wrap } from './hair.mjs'
import { bubbleD, C, group, line, oval, path, pts, rect } from './kit.mjs'
import { arm, hand, head, neck, SKIN, torso } from './people.mjs'

/** A teenager who walks in, drawn about 480 tall around the hip at (0, 0). */
function teen(x, y, s, o) {
  const leg = (a, b, c, tone) => arm([a, b, c], [30, 22, 15], tone)
  return group(
    `translate(${x} ${y}) scale(${s})`,
    oval(0, 262, 120, 16, '#8a4a20', 'opacity=".3"'),
    leg([-14, 10], [-34, 124], [-70, 226], o.jeansD),
    path('M-92,232q10,-22 40,-10l6,26h-50Z', o.shoe),
    leg([14, 10], [40, 120], [34, 240], o.jeans),
    path('M12,236h44q24,8 30,24h-74Z', o.shoe),
    path('M-88,-172Q-104,-60 -76,-20H-40V-180Z', o.pack),
    path('M-88,-120Q-100,-60 -80,-40H-60V-120Z', C.night, 'opacity=".2"'),
    torso(0, -206, 74, 30, 54, o.top),
    path('M20,-206C50,-196 74,-192 74,-122L54,30H16C34,-50 40,-140 20,-206Z', o.topD),
    line('M-44,-192Q-30,-130 -46,-80M44,-194Q52,-130 40,-80', o.pack, 13),
    neck(2, -236, 0, -200, 36, o.skin),
    head({
      x: 4,
      y: -296,
      s: 0.78,
      tilt: o.tilt ?? 0,
      look: o.look ?? 1,
      skin: o.skin,
      hair: o.hair,
      mouth: o.mouth ?? 'open',
      eyes: 'happy',
    }),
    o.arms,
  )
}
export const teens = [
  teen(700, 730, 0.86, {
    skin: 'olive',
    hair: pony('#241a1c', '#5a464c'),
    top: C.de,
    topD: '#145a3e',
    pack: C.s5,
    jeans: C.b8,
    jeansD: C.b9,
    shoe: C.paper,
    mouth: 'open',
    arms:
      arm(pts('-58,-150 -70,-60 -34,-20'), [25, 21, 14], '#1f7d58', SKIN.olive.base) +
      arm(pts('58,-150 84,-60 52,-108'), [24, 20, 13], '#1f7d58', SKIN.olive.base) +
      hand('grip', { x: 52, y: -106, rot: -22, s: 0.46, flip: -1, skin: 'olive' }),
  }),
  teen(880, 744, 0.86, {
    skin: 'dark',
    look: -1,
    hair: fade(),
    top: C.s5,
    topD: C.s6,
    pack: C.r6,
    jeans: '#4a5578',
    jeansD: '#374064',
    shoe: C.r6,
    mouth: 'grin',
    arms:
      arm(pts('-58,-150 -84,-60 -50,-110'), [25, 21, 13], C.s5, SKIN.dark.base) +
      hand('grip', { x: -50, y: -108, rot: 20, s: 0.46, skin: 'dark' }) +
      arm(pts('58,-150 88,-60 70,20'), [25, 21, 14], C.s6, SKIN.dark.base) +
      hand('rest', { x: 70, y: 22, rot: 176, s: 0.5, skin: 'dark' }),
  }),
]

export const mother = [
  path('M312,676C322,900 290,1060 262,1240H580C566,1060 546,860 556,676Z', C.b7),
  path('M486,680C516,860 520,1060 520,1240H580C566,1060 546,860 556,676Z', C.b8),
  torso(432, 590, 126, 760, 120, C.b7),
  path('M462,590C500,604 558,606 558,676L553,760H500C498,700 486,640 462,590Z', C.b8),
  pts('352,700 400,780 350,860 440,700 448,860 396,940 330,1010 440,1020 380,1100').map(([x, y]) =>
    path(bubbleD(x, y, 26, 18, 6, 8), C.s3, 'opacity=".85"'),
  ),
  neck(434, 546, 432, 602, 58, 'deep'),
  line('M388,616Q434,668 482,614', C.s5, 7),
  head({
    x: 436,
    y: 462,
    s: 1.12,
    tilt: 4,
    skin: 'deep',
    hair: wrap(C.s5, C.s1, C.s6),
    mouth: 'open',
    lips: '#a83a42',
    earring: C.r6,
  }),
  // canvas bag, handles in the fist
  line('M282,920L318,850M366,920L336,850', C.p4, 9),
  path('M244,912H402L390,1106H258Z', C.p2),
  path('M346,912H402L390,1106H352Z', C.p3),
  path(bubbleD(284, 960, 64, 46, 14, 18), C.r6),
  arm(pts('330,672 268,800 330,866'), [42, 34, 24], C.b5, SKIN.deep.base),
  hand('grip', { x: 326, y: 862, rot: 70, s: 0.84, skin: 'deep' }),
]
export const teacher = [
  path('M1096,880L1060,1240H1330L1296,880Z', C.ink),
  path('M1220,880L1240,1240H1330L1296,880Z', C.night),
  torso(1186, 574, 128, 920, 112, C.r6),
  path('M1220,574C1260,588 1314,592 1314,660L1300,920H1240C1260,820 1258,690 1220,574Z', C.r7),
  path('M1150,572Q1188,622 1224,572L1236,920H1150Z', C.paper),
  path('M1206,600L1224,572L1236,920H1196Z', C.p3),
  line('M1152,588L1182,740M1216,592L1200,740', C.b7, 6),
  rect(1168, 738, 46, 58, C.s5, 6),
  path(bubbleD(1178, 752, 26, 18, 6, 8), C.b8),
  neck(1184, 528, 1186, 584, 54, 'olive'),
  head({
    x: 1178,
    y: 444,
    s: 1.1,
    look: -1,
    tilt: -7,
    skin: 'olive',
    hair: lob(),
    mouth: 'grin',
    lips: '#b8404a',
    noEar: 1,
  }),
  arm(pts('1296,662 1350,790 1270,860'), [42, 36, 26], C.r7),
  path('M1180,800L1290,780L1320,930L1206,950Z', C.b8),
  path('M1186,806L1284,788L1310,922L1208,940Z', C.b5),
  hand('grip', { x: 1276, y: 858, rot: -70, s: 0.82, flip: -1, skin: 'olive' }),
  arm(pts('1078,664 1040,800 930,776'), [42, 35, 24], C.r6),
  line('M944,756L938,800', C.r4, 8),
  hand('offer', { x: 932, y: 777, rot: -82, s: 0.88, flip: -1, skin: 'olive' }),
]
export const child = [
  path('M588,1060H724L740,1240H580Z', C.b9),
  torso(656, 878, 88, 1090, 78, C.s5),
  path('M678,878C712,886 744,892 744,954L734,1090H690C704,1020 704,950 678,878Z', C.s6),

  neck(656, 842, 656, 888, 42, 'dark'),
  path('M566,900Q548,1000 570,1060H600V890Z', C.r6),
  line('M606,890Q622,940 606,1010M708,890Q716,940 706,1010', C.r6, 12),
  head({
    x: 658,
    y: 786,
    s: 0.96,
    tilt: -8,
    child: 1,
    skin: 'dark',
    hair: fade('#1f120e', '#4a2e20'),
    mouth: 'open',
    mood: 3,
  }),
  // hand in hand with his mother, the other already up
  arm(pts('734,950 800,1000 822,900'), [27, 23, 15], C.s5, SKIN.dark.base),
  hand('wave', { x: 823, y: 898, rot: 10, s: 0.68, flip: -1, skin: 'dark' }),
  arm(pts('580,954 548,1040 536,1000'), [27, 23, 16], C.s5, SKIN.dark.base),
  arm(pts('536,672 584,830 546,968'), [42, 34, 23], C.b7, SKIN.deep.base),
  hand('grip', { x: 546, y: 966, rot: 188, s: 0.82, skin: 'deep' }),
]
