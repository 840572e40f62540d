// The public in the front row of a picture: shoulders and hair, no faces.
import { C, group, line, oval, path, puff } from '../../drawings/kit.mjs'
import { SKIN } from '../../drawings/people.mjs'
import type { Look } from './figure.ts'
import { layers, type Svg } from './paper.ts'

const shapes = [
  'M-62,-10C-76,-92 -40,-124 0,-124S76,-92 62,-10C58,40 34,62 0,62S-58,40 -62,-10Z',
  'M-66,-10C-82,-96 -42,-130 0,-130S82,-96 66,-10C74,60 78,120 70,150Q0,176 -70,150C-78,120 -74,60 -66,-10Z',
  'M-64,-10C-78,-94 -42,-126 0,-126S78,-94 64,-10C68,30 72,60 66,84Q0,104 -66,84C-72,60 -68,30 -64,-10Z',
]

/** Head and shoulders from behind; (x, y) is the middle of the head. */
export function fromBehind(
  x: number,
  y: number,
  s: number,
  look: Look,
  n: number,
  hat: Svg = '',
): Svg {
  const skin = SKIN[look.skin]
  const hair = look.hair.brow
  const style = n % 5
  return group(
    `translate(${x} ${y}) scale(${s})`,
    path(
      'M-34,90C-120,104 -176,140 -182,230L-190,520H190L182,230C176,140 120,104 34,90Z',
      look.top,
    ),
    path(
      'M60,98C130,116 178,150 182,230L190,520H110C124,360 120,200 60,98Z',
      C.night,
      'opacity=".16"',
    ),
    path('M-34,50H34V108Q0,130 -34,108Z', skin.shade),
    oval(-62, 4, 13, 20, skin.base),
    oval(62, 4, 13, 20, skin.base),
    style === 3
      ? path(puff(0, -36, 100, 96, 15, n + 2, 0.09), hair)
      : path(shapes[style % 3] as string, hair),
    style === 4 ? layers(path(shapes[0] as string, hair), oval(0, -122, 40, 34, hair)) : '',
    line('M-34,-84Q0,-112 40,-80', C.paper, 6, 'opacity=".14"'),
    hat,
  )
}
