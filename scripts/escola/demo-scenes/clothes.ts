// What people wear: legs, body and collar of a figure, with their patterns.
import { C, clip, line, oval, path, rect } from '../../drawings/kit.mjs'
import { arm, SKIN, torso } from '../../drawings/people.mjs'
import type { Look } from './figure.ts'
import { layers, newId, type Svg, times } from './paper.ts'

export function legs(look: Look): Svg {
  const leg = (sign: number, tone: string) =>
    layers(
      arm(
        [
          [sign * 20, 8],
          [sign * 27, 126],
          [sign * 28, 238],
        ],
        [31, 23, 16],
        tone,
      ),
      path(
        `M${sign * 28 - 20},232h40q${sign > 0 ? '20,8 24,28h-66' : '4,10 4,28h-68q4,-20 24,-28'}Z`,
        look.trim ?? C.i7,
      ),
    )
  if (look.wear === 'trousers') {
    return layers(
      leg(-1, look.bottom),
      leg(1, look.bottom),
      line('M0,30V110', C.night, 3, 'opacity=".25"'),
    )
  }
  const bare = SKIN[look.skin].base
  return layers(leg(-1, bare), leg(1, bare))
}

const bodyD =
  'M-34,-206C-70,-192 -74,-190 -74,-122L-54,34H54L74,-122C74,-190 70,-192 34,-206Q0,-172 -34,-206Z'

export function body(look: Look): Svg {
  const id = newId()
  const dress = look.wear === 'dress' || look.wear === 'skirt'
  const skirt = 'M-50,-30C-70,30 -112,108 -124,166Q0,196 124,166C112,108 70,30 50,-30Z'
  const gown = 'M-56,-60C-80,60 -100,150 -106,214Q0,232 106,214C100,150 80,60 56,-60Z'
  const skirtTone = look.wear === 'skirt' ? look.bottom : look.top
  return layers(
    look.wear === 'gown' && path(gown, look.top),
    look.wear === 'gown' && line('M-20,20L-34,214M24,20L40,214', C.night, 3, 'opacity=".3"'),
    dress && path(skirt, skirtTone),
    dress &&
      clip(
        `${id}s`,
        skirt,
        look.pattern === 'plain' ? '' : pattern(look, -130, -30, 260, 230),
        path('M-130,128Q0,160 130,128V200H-130Z', look.trim ?? C.paper),
        path('M-130,148Q0,180 130,148V210H-130Z', skirtTone),
        path('M50,-40C70,40 96,120 100,200H140V-40Z', C.night, 'opacity=".14"'),
        line('M-20,-20L-40,180M18,-20L30,180', C.night, 3, 'opacity=".14"'),
      ),
    torso(0, -206, 74, 34, 54, look.top),
    clip(
      `${id}t`,
      bodyD,
      pattern(look, -90, -220, 180, 260),
      path(
        'M22,-206C50,-196 74,-192 74,-122L54,36H18C36,-50 42,-140 22,-206Z',
        C.night,
        'opacity=".15"',
      ),
    ),
    look.wear === 'trousers' && rect(-55, 24, 110, 14, look.trim ?? C.i7, 5, 'opacity=".75"'),
    dress && rect(-52, -34, 104, 16, look.trim ?? C.paper, 6),
  )
}

export function collar(look: Look): Svg {
  if (look.wear === 'gown')
    return path('M-34,-206Q0,-172 34,-206L18,-150L0,-170L-18,-150Z', C.paper)
  return line('M-34,-205Q0,-170 34,-205', look.trim ?? C.night, 6, 'opacity=".55"')
}

function pattern(
  { pattern: kind = 'plain', trim = C.paper }: Look,
  x: number,
  y: number,
  w: number,
  h: number,
): Svg {
  const columns = Math.ceil(w / 34)
  const rows = Math.ceil(h / 34)
  if (kind === 'plaid') {
    return layers(
      times(columns, (n) => rect(x + n * 34, y, 13, h, trim, 0, 'opacity=".5"')),
      times(rows, (n) => rect(x, y + n * 34, w, 13, C.night, 0, 'opacity=".22"')),
      times(columns, (n) => rect(x + n * 34 + 22, y, 4, h, C.paper, 0, 'opacity=".55"')),
      times(rows, (n) => rect(x, y + n * 34 + 22, w, 4, C.paper, 0, 'opacity=".45"')),
    )
  }
  if (kind === 'stripes') return layers(times(rows, (n) => rect(x, y + n * 34, w, 15, trim)))
  if (kind === 'dots') {
    return layers(
      times(rows, (row) =>
        times(columns, (n) =>
          oval(x + 12 + n * 34 + (row % 2) * 17, y + 14 + row * 34, 6, 6, trim),
        ),
      ),
    )
  }
  return ''
}
