// Arms and legs: tapering paper strips between joints.
import { type Light, mix, P } from './light.ts'
import type { Look } from './look.ts'
import { circle, g, n, type Pt, path } from './svg.ts'

/** A tapering limb with round ends; all pieces turn the same way, so overlaps stay filled. */
export const limbD = (pts: Pt[], radii: number[], turn: 1 | -1 = 1): string => {
  const sweep = turn === 1 ? 0 : 1
  let d = ''
  for (let i = 0; i + 1 < pts.length; i++) {
    const [ax, ay] = pts[i] as Pt
    const [bx, by] = pts[i + 1] as Pt
    const len = Math.hypot(bx - ax, by - ay) || 1
    const nx = (-(by - ay) / len) * turn
    const ny = ((bx - ax) / len) * turn
    const r = radii[i] as number
    const s = radii[i + 1] as number
    d += `M${n(ax + nx * r)} ${n(ay + ny * r)}L${n(bx + nx * s)} ${n(by + ny * s)}A${n(s)} ${n(s)} 0 0 ${sweep} ${n(bx - nx * s)} ${n(by - ny * s)}L${n(ax - nx * r)} ${n(ay - ny * r)}A${n(r)} ${n(r)} 0 0 ${sweep} ${n(ax + nx * r)} ${n(ay + ny * r)}Z`
  }
  return d
}

/** The joint between two bones of given length; bend +1 puts it forward. */
export const joint = (a: Pt, b: Pt, l1: number, l2: number, bend: 1 | -1): Pt => {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const dist = Math.min(Math.hypot(dx, dy), l1 + l2 - 0.01)
  const along = (l1 * l1 - l2 * l2 + dist * dist) / (2 * dist)
  const off = Math.sqrt(Math.max(0, l1 * l1 - along * along)) * bend
  const ux = dx / dist
  const uy = dy / dist
  return [a[0] + ux * along + uy * off, a[1] + uy * along - ux * off]
}

const shoe = (p: Pt, tilt: number, color: string): string =>
  g(path('M-6 -5C-3 -7 2 -6 4 -3C9 -1 13 1 13 7H-7C-8 2 -8 -2 -6 -5Z', color), {
    transform: `translate(${n(p[0])} ${n(p[1])}) rotate(${n(tilt)})`,
  })

export const leg = (
  hip: Pt,
  foot: Pt,
  tilt: number,
  look: Look,
  c: Light['c'],
  far: boolean,
): string => {
  const dim = (hex: string): string => c(far ? mix(hex, P.night, 0.22) : hex)
  const knee = joint(hip, foot, 43, 43, 1)
  const bare = look.wear === 'skirt' || look.wear === 'dress' || look.wear === 'shorts'
  const shoes = shoe(foot, tilt, dim(look.shoes ?? P.ink700))
  if (!bare)
    return (
      shoes + path(limbD([hip, knee, [foot[0] - 1, foot[1] - 3]], [12, 9, 7]), dim(look.bottom))
    )
  const mid: Pt = [hip[0] + (knee[0] - hip[0]) * 0.85, hip[1] + (knee[1] - hip[1]) * 0.85]
  const shorts = look.wear === 'shorts' ? path(limbD([hip, mid], [13, 11]), dim(look.bottom)) : ''
  return path(limbD([hip, knee, foot], [10, 7.5, 5]), dim(look.skin)) + shoes + shorts
}

export const arm = (
  shoulder: Pt,
  elbow: Pt,
  hand: Pt,
  look: Look,
  c: Light['c'],
  far: boolean,
): string => {
  const dim = (hex: string): string => c(far ? mix(hex, P.night, 0.22) : mix(hex, P.night, 0.07))
  if (look.longSleeves)
    return (
      circle(hand[0], hand[1], 5.2, c(look.skin)) +
      path(limbD([shoulder, elbow, hand], [8, 7, 5.5]), dim(look.top))
    )
  const cuff: Pt = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.7,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.7,
  ]
  return (
    path(
      limbD([shoulder, elbow, hand], [6.5, 5.8, 4.8]),
      c(far ? mix(look.skin, P.night, 0.18) : look.skin),
    ) + path(limbD([shoulder, cuff], [8.5, 8]), dim(look.top))
  )
}
