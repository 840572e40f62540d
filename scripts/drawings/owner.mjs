// Portrait medallion of the owner: a speech bubble full of books, and the woman who has read them.

import { chignon } from './hair.mjs'
import { bubbleD, C, clip, dot, group, line, path, random, rect, save } from './kit.mjs'
import { head, neck, torso } from './people.mjs'
import { books } from './props.mjs'

const MEDAL = bubbleD(130, 110, 940, 900, 300, 120)
const rnd = random(21)
const pattern = Array.from({ length: 49 }, (_, i) => {
  const x = (i % 7) * 180 + (Math.floor(i / 7) % 2 ? 30 : -60)
  const y = Math.floor(i / 7) * 176 - 20
  return path(bubbleD(x, y, 74, 52, 17, 20), rnd() > 0.5 ? '#a4131b' : '#bf2029')
})

const shelf = (y, seed, from) => [
  books(120, y, 330, 190, seed),
  books(from, y, 330, 190, seed + 7),
  rect(100, y, 1000, 22, C.woodL),
  rect(100, y + 22, 1000, 12, C.woodD, 0, 'opacity=".55"'),
]
const room = [
  rect(100, 80, 1000, 1100, '#5e3520'),
  path('M300,80H960L860,1100H400Z', '#6f4026'),
  shelf(330, 3, 780),
  shelf(590, 12, 930),
  shelf(850, 26, 770),
  // lamplight from the left keeps the shelves behind her
  path('M100,80H700L180,1180H100Z', C.s5, 'opacity=".1"'),
  group(
    'translate(850 590)',
    path('M-34,0H34L22,-18H-22Z', C.s6),
    dot(0, -78, 58, C.b5),
    path('M-40,-112C-10,-128 6,-100 -8,-86C-24,-74 -50,-80 -52,-92Z', C.leafL),
    path('M14,-66C34,-78 50,-60 40,-40C26,-30 6,-50 14,-66Z', C.leafL),
    line('M-46,-128A68,68 0 1 0 54,-36', C.s5, 7),
  ),
]

const WHO = {
  x: 590,
  y: 540,
  s: 2.5,
  tilt: -3,
  skin: 'fair',
  hair: chignon('#8a7670', '#d9cdc8', '#6a5651'),
  mouth: 'grin',
  lips: '#bf4a4a',
  glasses: C.r7,
  lines: 1,
  earring: C.s5,
}
const body = [
  head({ ...WHO, part: 'back' }),
  group(
    'translate(596 0)',
    torso(0, 790, 350, 1240, 340, C.b8),
    path('M120,804C220,840 350,850 350,950L342,1240H180C220,1080 200,930 120,804Z', C.b9),
    path('M-140,790Q0,900 140,790L60,1240H-60Z', C.s1),
    path('M30,870Q100,850 140,790L60,1240H30Z', C.s3),
  ),
  neck(600, 700, 598, 812, 122, 'fair'),
  group(
    'translate(596 0)',
    path('M-128,772L-186,818L-262,960L-168,956L-60,1240H10L-96,930Z', '#2350a8'),
    path('M128,772L186,818L262,960L168,956L60,1240H-10L96,930Z', '#122d6b'),
    line('M-96,838Q0,944 96,838', C.s5, 8),
    dot(0, 898, 20, C.s5),
    dot(-5, 893, 8, C.s1),
    path(bubbleD(-236, 876, 58, 42, 13, 18), C.r6),
  ),
  head({ ...WHO, part: 'face' }),
]

save(
  'owner',
  1200,
  1200,
  rect(0, 0, 1200, 1200, C.r7),
  pattern,
  path(MEDAL, C.night, 'opacity=".28" transform="translate(16 40)"'),
  path(bubbleD(102, 82, 996, 956, 322, 140), C.paper),
  clip('medal', MEDAL, room, body),
)
