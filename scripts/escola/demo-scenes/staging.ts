// What every shot of the demo needs: the party's facts, its light, its table, and how people stand.
import { C, group, line, path, rect } from '../../drawings/kit.mjs'
import type { Wardrobe } from './cast.ts'
import type { Look, Stance } from './figure.ts'
import {
  between,
  type Chance,
  type Frame,
  landscape,
  layers,
  pick,
  type Svg,
  sheet,
  times,
  vignette,
} from './paper.ts'
import type { Place } from './places/place.ts'
import type { PoseName } from './poses.ts'

export type Thing = (x: number, y: number, s: number) => Svg

export type Party = {
  place: Place
  wardrobe: Wardrobe
  kids: number
  /** What people may carry, by the pose that carries it. */
  held: Partial<Record<PoseName, Svg[]>>
  /** What stands on tables. */
  served: Thing[]
  cloth: [string, string]
  /** Hat of those who sit in front of the camera. */
  hatFromBehind?: Svg
  /** The light of the hour over everything. */
  light?: { colour: string; strength: number }
}

export type Shot = (rnd: Chance, party: Party) => Svg

export type Options = { frame?: Frame; poses?: PoseName[]; place?: Place }

export function scenery(rnd: Chance, party: Party, options: Options) {
  const frame = options.frame ?? landscape
  const place = options.place ?? party.place
  const poses = options.poses ?? ['stand', 'wave', 'hips', 'clap', 'cheer']
  return { frame, place, poses, back: place.back(frame, rnd) }
}

export function stance(
  rnd: Chance,
  party: Party,
  poses: PoseName[],
  n: number,
  look: Look,
): Stance {
  const drawn = poses[(n + Math.floor(rnd() * poses.length)) % poses.length] as PoseName
  // Whatever is in the mug, no child lifts one.
  const pose = drawn === 'toast' && look.child ? 'wave' : drawn
  return {
    pose,
    held: pickHeld(rnd, party, pose, n),
    look: rnd() > 0.5 ? 1 : -1,
    tilt: between(rnd, -6, 6),
    lean: between(rnd, -2, 2),
    mouth: pick(rnd, ['smile', 'open', 'grin', 'grin']),
    eyes: rnd() > 0.6 ? 'happy' : 'open',
  }
}

/** Neighbours, told apart by their place `n`, carry different things as far as there are any. */
export function pickHeld(
  rnd: Chance,
  { held }: Party,
  pose: PoseName,
  n?: number,
): Svg | undefined {
  const choice = held[pose] ?? []
  return n === undefined && choice.length > 0 ? pick(rnd, choice) : choice[(n ?? 0) % choice.length]
}

export function zoomed({ width, height }: Frame, k: number, svg: Svg, x: number, y: number): Svg {
  return group(`translate(${-(k - 1) * width * x} ${-(k - 1) * height * y}) scale(${k})`, svg)
}

/** A breath of air between the place and those who stand before it. */
export function veil({ width, height }: Frame, strength: number): Svg {
  return rect(0, 0, width, height, C.s1, 0, `opacity="${strength}"`)
}

export function table({ width, height }: Frame, y: number, [cloth, trim]: [string, string]): Svg {
  return layers(
    path(
      `M-20,${y - 8}Q${width / 2},${y - 34} ${width + 20},${y - 8}V${height + 20}H-20Z`,
      C.night,
      'opacity=".2"',
    ),
    path(`M-20,${y}Q${width / 2},${y - 26} ${width + 20},${y}V${height + 20}H-20Z`, cloth),
    times(Math.ceil(width / 110) + 1, (n) =>
      line(
        `M${n * 110 - 20 + (width / 2 - n * 110) * 0.12},${y}L${n * 110 - 20 - (width / 2 - n * 110) * 0.3},${height + 20}`,
        trim,
        24,
        'opacity=".32"',
      ),
    ),
    [0.2, 0.5, 0.86].map((k) =>
      line(`M-20,${y + (height - y) * k}H${width + 20}`, trim, 16 + 16 * k, 'opacity=".32"'),
    ),
  )
}

export function finish(
  frame: Frame,
  { light }: Party,
  parts: (Svg | undefined | Svg[] | Svg[][])[],
): Svg {
  return sheet(
    frame,
    parts as Svg[],
    light && rect(0, 0, frame.width, frame.height, light.colour, 0, `opacity="${light.strength}"`),
    vignette(frame),
  )
}
