// Page not found: a phrasebook, a map held upside down, four roads that all greet, and a dog who knows the way.

import { fade } from './hair.mjs'
import { bubbleD, C, dot, group, line, oval, path, pts, puff, rect, save, word } from './kit.mjs'
import { arm, hand, head, neck, SKIN, torso } from './people.mjs'
import { ipe } from './props.mjs'

const board = (text, x, y, w, dir, fill, dark, size, rot) => {
  const d =
    dir > 0
      ? `M0,-34H${w - 40}L${w},0L${w - 40},34H0Z`
      : `M0,-34H${-w + 40}L${-w},0L${-w + 40},34H0Z`
  return group(
    `translate(${x} ${y}) rotate(${rot})`,
    path(d, C.night, 'opacity=".2" transform="translate(5 8)"'),
    path(d, fill),
    path(dir > 0 ? `M0,18H${w - 21}L${w - 40},34H0Z` : `M0,18H${-w + 21}L${-w + 40},34H0Z`, dark),
    word(text, dir * (w / 2 - 12), size * 0.3 - 2, size, C.paper),
    dot(dir * 14, 0, 4.5, C.s3),
  )
}
const ground = [
  '<linearGradient id="nf" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#9fc1f5"/><stop offset=".4" stop-color="#dfe9fb"/><stop offset=".62" stop-color="#fff1cf"/></linearGradient>',
  rect(0, 0, 1000, 800, 'url(#nf)'),
  dot(86, 118, 58, C.s3),
  path('M600,120C630,86 690,92 706,124C736,108 772,120 776,148H584Z', C.paper, 'opacity=".85"'),
  path('M60,250C80,230 116,232 128,252C150,244 170,252 174,268H52Z', C.paper, 'opacity=".85"'),
  path('M0,470C160,380 300,420 460,400S820,340 1000,430V800H0Z', '#a8d3b6'),
  path('M0,540C200,470 380,500 560,490S860,460 1000,520V800H0Z', C.leafL),
  path('M0,610C200,560 420,590 600,570S880,560 1000,600V800H0Z', '#4fa577'),
  // four roads meet at the post
  path(
    'M474,800C494,700 524,650 568,612C420,572 200,572 -20,610V560C200,530 440,540 592,572C590,530 540,500 470,470L494,462C570,490 618,520 630,566C670,520 740,480 830,456L856,466C780,500 710,540 672,580C800,570 920,580 1020,620V680C900,640 800,630 710,630C730,690 760,740 790,800Z',
    C.p2,
  ),
  path('M474,800C494,700 524,650 568,612L584,620C552,670 526,730 518,800Z', C.p3),
  path('M710,630C800,630 900,640 1020,680V664C910,626 810,614 706,616Z', C.p3),
  ipe(912, 566, 0.44, 3),
  path(puff(110, 560, 62, 40, 10, 4), C.leaf),
  path(puff(170, 572, 44, 28, 9, 5), C.leafD),
  path(puff(960, 590, 60, 34, 10, 9), C.leaf),
]
const post = [
  oval(640, 664, 60, 12, C.night, 'opacity=".2"'),
  rect(626, 96, 28, 570, C.woodD, 6),
  rect(642, 96, 12, 570, '#6f401c', 4),
  path('M620,100L640,70L660,100Z', C.r6),
  board('Hello', 634, 142, 250, 1, C.en, C.b8, 60, -4),
  board('Hola', 646, 216, 220, -1, C.es, '#8d3c06', 58, 3),
  board('Bonjour', 634, 296, 280, 1, C.fr, '#532b80', 54, 3),
  board('Hallo', 646, 372, 226, -1, C.de, '#145a3e', 56, -3),
]

// the dog: vira-lata caramelo, sitting, looks where the school is
const dog = group(
  'translate(806 668)',
  oval(0, 74, 92, 13, C.night, 'opacity=".2"'),
  line('M-62,52C-104,50 -110,8 -88,-6', '#c9842f', 17),
  path('M-70,70C-84,10 -44,-44 10,-56L50,-30C58,10 52,44 52,72Z', '#d99a3f'),
  path('M-70,70C-78,30 -60,4 -34,10C-10,16 -4,50 -2,72Z', '#c9842f'),
  rect(24, 0, 22, 72, '#e0a54c', 10),
  rect(2, 6, 20, 66, '#c9842f', 10),
  oval(36, 72, 20, 8, '#e0a54c'),
  oval(-34, 72, 26, 9, '#e0a54c'),
  path(
    'M4,-48C-2,-100 26,-122 58,-116C84,-112 92,-92 112,-88C124,-84 122,-66 108,-62C92,-56 76,-54 66,-42C50,-24 14,-24 4,-48Z',
    '#d99a3f',
  ),
  path(
    'M66,-60C82,-58 104,-62 118,-74C120,-66 114,-62 108,-60C92,-56 76,-54 66,-42C60,-36 50,-34 44,-34C52,-40 60,-50 66,-60Z',
    '#f0d3a0',
  ),
  path('M30,-112C8,-124 -8,-96 2,-66C20,-68 34,-88 30,-112Z', '#a9661f'),
  oval(117, -82, 8, 7, C.ink),
  dot(72, -92, 5, C.ink),
  line('M88,-66Q98,-60 108,-66', C.ink, 3),
  path('M96,-62q4,20 14,16q8,-4 2,-18Z', C.r4),
  line('M8,-36Q34,-16 62,-36', C.r6, 9),
  dot(40, -22, 6, C.s5),
)

const walker = [
  oval(330, 758, 110, 15, C.night, 'opacity=".2"'),
  arm(pts('306,560 290,650 286,736'), [36, 28, 17], C.b9),
  arm(pts('346,560 366,650 364,736'), [36, 28, 17], C.b8),
  path('M258,738h40q14,8 14,22h-76q2,-18 22,-22Z', C.r7),
  path('M338,738h40q22,6 28,22h-70Z', C.r6),
  path('M232,330Q206,460 240,540H300V320Z', C.es),
  path('M232,420Q220,480 240,520H270V420Z', '#8d3c06'),
  rect(216, 326, 92, 30, C.r7, 15),
  line('M224,341H300', C.r4, 5),
  torso(328, 318, 92, 580, 76, C.s5),
  path('M352,318C386,328 420,334 420,402L404,580H356C374,500 376,400 352,318Z', C.s6),
  line('M284,328Q298,400 280,470M372,328Q384,400 374,470', C.es, 13),
  neck(330, 282, 328, 326, 44, 'brown'),
  head({
    x: 334,
    y: 210,
    s: 0.92,
    tilt: 6,
    skin: 'brown',
    hair: fade('#2a1a14', '#5a3c2b'),
    mouth: 'worry',
    mood: 5,
  }),
  // scratching hand
  arm(pts('252,402 158,322 238,206'), [33, 27, 16], '#f4b52a', SKIN.brown.base),
  hand('rest', { x: 238, y: 207, rot: 40, s: 0.62, skin: 'brown' }),
]
const map = group(
  'translate(442 486) rotate(-6)',
  path(
    'M-110,-84L-40,-66L36,-84L112,-66V84L36,66L-40,84L-110,66Z',
    C.night,
    'opacity=".22" transform="translate(7 10)"',
  ),
  path('M-110,-84L-40,-66V84L-110,66Z', C.paper),
  path('M-40,-66L36,-84V66L-40,84Z', C.p3),
  path('M36,-84L112,-66V84L36,66Z', C.paper),
  path('M-110,-20L-40,0V40L-110,24Z', C.det),
  path('M36,-60L112,-40V-6L36,-24Z', C.b1),
  line('M-96,40C-60,20 -30,50 0,20S60,20 96,40', C.r6, 5, 'stroke-dasharray="12 11"'),
  line('M84,-2l22,22M106,-2l-22,22', C.r6, 6),
  path(bubbleD(-90, -56, 34, 24, 8, 11), C.b7),
  path(bubbleD(-16, -40, 30, 20, 7, 10), C.fr),
)
const hold = [arm(pts('408,404 470,470 404,566'), [33, 27, 17], C.s5, SKIN.brown.base)]
const ask = [
  path(bubbleD(404, 36, 104, 92, 28, 34), C.night, 'opacity=".2" transform="translate(6 8)"'),
  path(bubbleD(404, 36, 104, 92, 28, 34), C.r6),
  word('?', 456, 106, 84, C.paper),
]

save(
  'not-found',
  1000,
  800,
  ground,
  post,
  dog,
  group(
    'translate(-64 0)',
    walker,
    hold,
    map,
    hand('thumb', { x: 400, y: 574, rot: 4, s: 0.8, skin: 'brown' }),
    ask,
  ),
)
