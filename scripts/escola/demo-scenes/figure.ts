// A whole person, feet at (0, 0), about 650 tall: the site's heads on paper bodies that can pose and dress up.
import { C, clip, group, line, oval, path, rect } from '../../drawings/kit.mjs'
import { arm, hand, head, neck, SKIN, torso } from '../../drawings/people.mjs'
import { layers, newId, type Point, type Svg, times } from './paper.ts'

export type Skin = keyof typeof SKIN
export type Hair = { brow: string; back: string; front: string }
export type Wear = 'trousers' | 'skirt' | 'dress' | 'gown'
export type Pattern = 'plain' | 'plaid' | 'stripes' | 'dots'

export type Look = {
  skin: Skin
  hair: Hair
  child?: boolean
  glasses?: string
  beard?: Svg
  lips?: string
  earring?: string
  freckles?: boolean
  top: string
  bottom: string
  wear: Wear
  pattern?: Pattern
  /** Second colour of pattern, hem and seams. */
  trim?: string
  /** Drawn over the head, in its own coordinates. */
  hat?: Svg
  /** Painted on the face, in the head's coordinates. */
  face?: Svg
  /** Drawn over the clothes, in the body's coordinates (hip at 0, 0, collar at 0, -206). */
  over?: Svg
  /** Drawn behind everything: wings, a cape. */
  behind?: Svg
}

export type PoseName = keyof typeof poses

export type Stance = {
  pose?: PoseName
  look?: 1 | -1
  tilt?: number
  lean?: number
  mouth?: 'smile' | 'open' | 'grin' | 'talk'
  eyes?: 'happy' | 'open' | 'down'
  /** What both hands, or the right one, hold, its middle at the origin. */
  held?: Svg
}

type Side = { elbow: Point; wrist: Point; hand: string }
type Pose = { left: Side; right: Side; hold: Point }

const mirrored = (side: Side): Side => ({
  ...side,
  elbow: [-side.elbow[0], side.elbow[1]],
  wrist: [-side.wrist[0], side.wrist[1]],
})
const both = (left: Side, hold: Point = [0, -96]): Pose => ({ left, right: mirrored(left), hold })
const down: Side = { elbow: [-86, -62], wrist: [-76, 22], hand: 'rest' }
const raised: Side = { elbow: [-128, -194], wrist: [-148, -296], hand: 'wave' }
const hip: Side = { elbow: [-126, -74], wrist: [-62, -14], hand: 'grip' }
const forward: Side = { elbow: [-92, -60], wrist: [-32, -84], hand: 'grip' }

const poses = {
  stand: both(down),
  cheer: both(raised),
  hips: both(hip),
  hold: both(forward),
  clap: both({ elbow: [-96, -72], wrist: [-14, -126], hand: 'rest' }),
  hands: both({ elbow: [-118, -92], wrist: [-170, -34], hand: 'grip' }),
  wave: { left: down, right: mirrored(raised), hold: [148, -330] },
  point: {
    left: hip,
    right: { elbow: [118, -168], wrist: [190, -236], hand: 'point' },
    hold: [190, -236],
  },
  offer: {
    left: down,
    right: { elbow: [104, -84], wrist: [168, -138], hand: 'offer' },
    hold: [192, -190],
  },
  toast: {
    left: down,
    right: { elbow: [114, -120], wrist: [130, -214], hand: 'grip' },
    hold: [132, -250],
  },
  sing: {
    left: { elbow: [-118, -110], wrist: [-184, -164], hand: 'offer' },
    right: { elbow: [104, -104], wrist: [56, -200], hand: 'grip' },
    hold: [44, -238],
  },
  hug: {
    left: { elbow: [-122, -160], wrist: [-196, -138], hand: 'rest' },
    right: down,
    hold: [0, 0],
  },
  strum: {
    left: { elbow: [-120, -90], wrist: [-176, -146], hand: 'grip' },
    right: { elbow: [104, -70], wrist: [26, -54], hand: 'rest' },
    hold: [-20, -72],
  },
  read: both({ elbow: [-128, -46], wrist: [-104, -106], hand: 'thumb' }, [0, -128]),
} satisfies Record<string, Pose>

export function figure(x: number, y: number, scale: number, look: Look, stance: Stance = {}): Svg {
  const pose: Pose = poses[stance.pose ?? 'stand']
  const size = look.child ? 0.74 : 1
  const face = {
    x: 4,
    y: look.child ? -310 : -296,
    s: look.child ? 0.98 : 0.8,
    tilt: stance.tilt ?? 0,
    look: stance.look ?? 1,
    skin: look.skin,
    hair: look.hair,
    child: look.child,
    glasses: look.glasses,
    beard: look.beard,
    lips: look.lips,
    earring: look.earring,
    freckles: look.freckles,
    mouth: stance.mouth ?? 'smile',
    eyes: stance.eyes ?? 'open',
    over: `${look.face ?? ''}${look.hat ?? ''}`,
  }
  const person = layers(
    look.behind,
    head({ ...face, part: 'back' }),
    legs(look),
    body(look),
    neck(2, -236, 0, -200, 38, look.skin),
    collar(look),
    look.over,
    head({ ...face, part: 'face' }),
    sleeve(-1, pose.left, look),
    sleeve(1, pose.right, look),
    stance.held && group(`translate(${pose.hold[0]} ${pose.hold[1]})`, stance.held),
    palm(-1, pose.left, look),
    palm(1, pose.right, look),
  )
  return group(
    `translate(${x} ${y}) scale(${scale * size}) rotate(${stance.lean ?? 0})`,
    oval(0, -2, 122, 17, C.night, 'opacity=".22"'),
    group('translate(0 -262)', person),
  )
}

type Sign = -1 | 1

function sleeve(sign: Sign, { elbow, wrist }: Side, look: Look): Svg {
  const shoulder: Point = [sign * 58, -150]
  const forearm = look.wear === 'gown' ? look.top : SKIN[look.skin].base
  return layers(
    arm([shoulder, elbow, wrist], [26, 21, 14], look.top, forearm),
    line(
      `M${shoulder[0] + sign * 4},${shoulder[1] + 22}L${elbow[0] * 0.98},${elbow[1] - 4}`,
      C.night,
      2.6,
      'opacity=".16"',
    ),
  )
}

/** Apart from the sleeve, because what a hand holds lies between the two. */
function palm(sign: Sign, { elbow, wrist, hand: kind }: Side, { skin }: Look): Svg {
  const turn = (Math.atan2(wrist[0] - elbow[0], elbow[1] - wrist[1]) * 180) / Math.PI
  return hand(kind, { x: wrist[0], y: wrist[1], rot: turn, s: 0.46, flip: sign, skin })
}

function legs(look: Look): Svg {
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

function body(look: Look): Svg {
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

function collar(look: Look): Svg {
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
