// Passers-by in profile. A figure is 190 units tall, stands on y = 0 and looks to the right.
import { bagFor, held } from './belongings.ts'
import { backHair, head } from './heads.ts'
import { type Light, mix, P } from './light.ts'
import { arm, leg } from './limbs.ts'
import type { Look } from './look.ts'
import { at, g, n, type Pt, path, stroke } from './svg.ts'

export type Pose = {
  /** Place in the walking cycle, 0 to 1; without it the figure stands. */
  phase?: number
  /** Shoulder and elbow, in degrees from hanging, positive forward: near arm, far arm. */
  near?: [number, number]
  far?: [number, number]
  lean?: number
}

const rad = (deg: number): number => (deg * Math.PI) / 180

/** Ground covered by one walking cycle, so that planted feet do not slide. */
export const STRIDE = 100

const footAt = (phase: number): { p: Pt; tilt: number } => {
  const f = ((phase % 1) + 1) % 1
  if (f < 0.6) {
    const k = f / 0.6
    return {
      p: [30 - 60 * k, -7],
      tilt: k < 0.15 ? -18 * (1 - k / 0.15) : k > 0.7 ? 40 * ((k - 0.7) / 0.3) : 0,
    }
  }
  const k = (f - 0.6) / 0.4
  return {
    p: [-30 + 60 * (0.5 - 0.5 * Math.cos(Math.PI * k)), -7 - 15 * Math.sin(Math.PI * k)],
    tilt: 40 - 58 * k,
  }
}

const reach = (from: Pt, angles: [number, number]): [Pt, Pt] => {
  const elbow: Pt = [
    from[0] + Math.sin(rad(angles[0])) * 29,
    from[1] + Math.cos(rad(angles[0])) * 29,
  ]
  const sum = angles[0] + angles[1]
  return [elbow, [elbow[0] + Math.sin(rad(sum)) * 27, elbow[1] + Math.cos(rad(sum)) * 27]]
}

const clothes = (look: Look, L: Light, lean: number, feet: [Pt, Pt]): string => {
  const top = L.c(look.top)
  const fold = L.c(mix(look.top, P.night, 0.16))
  const x = lean
  const body = `M${n(x - 12)} -149C${n(x - 18)} -138 -16 -112 -13 -86L13 -86C15 -112 ${n(x + 18)} -134 ${n(x + 11)} -149C${n(x + 6)} -154 ${n(x - 6)} -154 ${n(x - 12)} -149Z`
  const back = `M${n(x - 12)} -149C${n(x - 18)} -138 -16 -112 -13 -86L-4 -86C-7 -112 ${n(x - 8)} -134 ${n(x - 5)} -152Z`
  if (look.wear === 'skirt' || look.wear === 'dress') {
    const hemY = look.wear === 'dress' ? -44 : -52
    const lo = Math.min(feet[0][0], feet[1][0], -14) * 0.55 - 12
    const hi = Math.max(feet[0][0], feet[1][0], 14) * 0.55 + 12
    const d = `M-13 -106L13 -106C16 -90 ${n(hi - 3)} -70 ${n(hi)} ${hemY}Q0 ${hemY + 7} ${n(lo)} ${hemY - 1}C${n(lo + 3)} -72 -15 -90 -13 -106Z`
    const tone = look.wear === 'dress' ? look.top : look.bottom
    return (
      path(body, top) +
      path(back, fold) +
      path(d, L.c(tone)) +
      path(
        `M-13 -106L-3 -106C-5 -84 ${n(lo + 12)} -66 ${n(lo + 13)} ${hemY + 3}L${n(lo)} ${hemY - 1}C${n(lo + 3)} -72 -15 -90 -13 -106Z`,
        L.c(mix(tone, P.night, 0.16)),
      )
    )
  }
  return path(body, top) + path(back, fold)
}

/** One person; `x`, `y` is the ground under the hips. */
export const person = (
  look: Look,
  pose: Pose,
  x: number,
  y: number,
  h: number,
  L: Light,
  flip = false,
): string => {
  const walk = pose.phase
  const a = walk === undefined ? { p: [7, -7] as Pt, tilt: 0 } : footAt(walk)
  const b = walk === undefined ? { p: [-8, -7] as Pt, tilt: 0 } : footAt(walk + 0.5)
  const bob = walk === undefined ? 0 : Math.cos(walk * Math.PI * 4) * 1.6 + 2
  const swing = walk === undefined ? 0 : Math.cos((walk - 0.05) * Math.PI * 2) * 26
  const lean = pose.lean ?? (walk === undefined ? 1 : 4)
  const hip: Pt = [0, -91]
  const shoulder: Pt = [lean, -143]
  const [ne, nh] = reach(shoulder, pose.near ?? [-swing, 18])
  const [fe, fh] = reach([lean + 2, -143], pose.far ?? [swing, 18])
  const upper = [
    look.bag === 'backpack' ? bagFor(look, L) : '',
    clothes(look, L, lean, [a.p, b.p]),
    look.bag && look.bag !== 'backpack'
      ? bagFor(look, L)
      : look.bag
        ? stroke(
            `M${n(lean - 6)} -151C8 -142 8 -122 -8 -110`,
            L.c(mix(look.bagColor ?? P.red600, P.night, 0.28)),
            4,
          )
        : '',
    at(lean + 1, -169, look.headScale ?? 1, [
      backHair(look.style, L.c(look.hair)),
      head(
        look.style,
        L.c(look.skin),
        L.c(look.hair),
        L.c(mix(look.skin, P.wood900, 0.35)),
        L.c(P.ink),
        look.glasses,
      ),
    ]),
    held(look.holds, nh, L.c),
    arm(shoulder, ne, nh, look, L.c, false),
  ]
  return at(
    x,
    y,
    Math.round((h / 190) * 1000) / 1000,
    [
      g(arm([lean + 2, -143], fe, fh, look, L.c, true), { transform: `translate(0 ${n(bob)})` }),
      leg([hip[0] + 2, hip[1] + bob], b.p, b.tilt, look, L.c, true),
      leg([hip[0], hip[1] + bob], a.p, a.tilt, look, L.c, false),
      g(upper, { transform: `translate(0 ${n(bob)})` }),
    ],
    flip,
  )
}
