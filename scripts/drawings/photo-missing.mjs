// Shown when a photo cannot be loaded: the frame slipped on its nail, and takes it with humour.
import { bubbleD, C, dot, group, line, oval, path, rect, save } from './kit.mjs'

const say = bubbleD(474, 372, 236, 160, 50, 58)
save(
  'photo-missing',
  800,
  800,
  rect(0, 0, 800, 800, C.p2),
  Array.from({ length: 9 }, (_, i) => rect(i * 96 - 20, 0, 48, 660, C.p3, 0, 'opacity=".42"')),
  rect(0, 650, 800, 150, C.woodL),
  rect(0, 640, 800, 24, C.paper),
  rect(0, 664, 800, 8, C.woodD, 0, 'opacity=".3"'),
  line('M404,92L215,236M404,92L509,179', C.i7, 8),
  dot(404, 92, 18, C.i7),
  dot(399, 87, 6, C.p3),
  group(
    'translate(400 400) rotate(-11)',
    rect(-236, -176, 500, 400, C.night, 14, 'opacity=".18"'),
    rect(-250, -200, 500, 400, C.b8, 14),
    path('M-250,186V-186Q-250,-200 -236,-200H236L196,-146H-196V146L-240,196Z', C.b7),
    rect(-196, -146, 392, 292, C.paper, 4),
    path('M-196,-146H196V-130H-180V146H-196Z', C.p4, 'opacity=".6"'),
    // the mount is empty: a paler patch and four photo corners that hold nothing
    rect(-150, -104, 300, 208, C.s1),
    line('M-120,-78H120V78H-120Z', C.s6, 5, 'stroke-dasharray="18 17"'),
    path(
      'M-150,-104H-84L-150,-38ZM150,-104H84L150,-38ZM-150,104H-84L-150,38ZM150,104H84L150,38Z',
      C.b5,
    ),
  ),
  path(say, C.night, 'opacity=".22" transform="translate(9 12)"'),
  path(say, C.r6),
  oval(548, 430, 13, 17, C.paper),
  oval(636, 430, 13, 17, C.paper),
  line('M550,480Q592,508 634,480', C.paper, 13),
)
