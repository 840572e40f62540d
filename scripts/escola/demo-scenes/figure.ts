// A whole person, feet at (0, 0), about 650 tall: the site's heads on paper bodies that can pose and dress up.
import { C, group, line, oval } from '../../drawings/kit.mjs'
import { arm, hand, head, neck, SKIN } from '../../drawings/people.mjs'
import { body, collar, legs } from './clothes.ts'
import { layers, type Point, type Svg } from './paper.ts'
import { type Pose, type PoseName, poses, type Side } from './poses.ts'

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
