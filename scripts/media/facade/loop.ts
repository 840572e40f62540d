// The moving facade: frame(t) for t from 0 to 1, where 1 is 0 again. Every motion is a whole number of cycles.
import { cyclist } from './bicycle.ts'
import { CAST } from './cast.ts'
import { carpet, crownShadow, ipe } from './ipe.ts'
import { golden, P } from './light.ts'
import type { Look } from './look.ts'
import { neighbours } from './neighbours.ts'
import { STRIDE } from './people.ts'
import { bunting, easel, lampPost, stringLights } from './props.ts'
import { cloud, distance, sky } from './sky.ts'
import { camera, house, pots, walker } from './storefronts.ts'
import { castShadow, hangingSign, lightPools, pavement, road, type Stretch } from './street.ts'
import { doc, g, n, path, random, resetIds } from './svg.ts'

const L = golden
const VIEW: Stretch = [-330, 1760]
const wrap = (u: number): number => ((u % 1) + 1) % 1
const ease = (k: number): number => {
  const x = Math.max(0, Math.min(1, k))
  return x * x * (3 - 2 * x)
}
/** On between two moments of the loop, with soft switching. */
const during = (t: number, from: number, to: number): number => {
  const u = wrap(t - from)
  const len = wrap(to - from)
  return u < len ? Math.min(ease(u / 0.04), ease((len - u) / 0.04)) : 0
}

/** Clouds drift, thin out and form again, so that none has to jump back. */
const clouds = (t: number): string =>
  [
    [150, 150, 0.9, 0.1],
    [330, 70, 0.6, 0.62],
    [1010, 110, 1, 0.35],
    [1190, 220, 0.7, 0.85],
  ]
    .map(([x, y, s, o]) => {
      const u = wrap(t + (o as number))
      return cloud(
        (x as number) + 110 * (u - 0.5),
        y as number,
        s as number,
        L,
        Math.min(1, ease(u / 0.22), ease((1 - u) / 0.22)),
      )
    })
    .join('')

/** The way to the door: along the pavement, then a step up into the doorway. */
const throughDoor = (
  look: Look,
  u: number,
  from: number,
  h: number,
  out: boolean,
  pose: object = {},
): string => {
  const k = out ? 1 - u : u
  const x = from + (752 - from) * k
  const inward = ease((k - 0.86) / 0.14)
  const y = 1062 - inward * 76
  const size = h * (1 - inward * 0.06)
  const right = out ? from > 752 : from < 752
  const walked = Math.abs(752 - from) * u
  const body = walker(
    look,
    { phase: walked / ((STRIDE * h) / 190), ...pose },
    x,
    y,
    size,
    L,
    !right,
  )
  return g(body, { opacity: 1 - ease((k - 0.965) / 0.035) })
}

const passer = (
  look: Look,
  u: number,
  from: number,
  to: number,
  y: number,
  h: number,
  pose: object = {},
): string => {
  const x = from + (to - from) * u
  return walker(
    look,
    { phase: Math.abs(x - from) / ((STRIDE * h) / 190), ...pose },
    x,
    y,
    h,
    L,
    to < from,
  )
}

const petals = (t: number): string => {
  const rnd = random(71)
  let out = ''
  for (let i = 0; i < 16; i++) {
    const u = wrap(t * (i % 3 === 0 ? 2 : 1) + rnd())
    const x = 1240 + rnd() * 420 - u * 70 + Math.sin(u * Math.PI * 6 + i) * 18
    const y = 640 + rnd() * 60 + u * 430
    out += g(path('M-6 0q6 -7 12 0q-6 5 -12 0z', L.c(i % 2 ? P.sun500 : P.sun300)), {
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(u * 720 + i * 40)})`,
      opacity: Math.min(1, ease(u / 0.1), ease((1 - u) / 0.1)),
    })
  }
  return out
}

export const frame = (t: number): string => {
  resetIds()
  const wave = (cycles: number, phase = 0): number => Math.sin((t * cycles + phase) * Math.PI * 2)
  const lights: [number, number, number] = [
    0.15 + 0.75 * during(t, 0.18, 0.7),
    0.2 + 0.7 * during(t, 0.5, 0.12),
    0.1 + 0.8 * during(t, 0.32, 0.94),
  ]
  const bike = wrap(t + 0.16) / 0.72
  const bikeX = 1840 - 2240 * bike
  return doc(
    1280,
    720,
    [
      sky(1280, 720, 470, L),
      clouds(t),
      camera(-320, 34, 0.62, [
        distance(L),
        neighbours(L, VIEW),
        house(L, { t, doorOpen: true, lamps: [0.75, 0.45 + 0.35 * during(t, 0.4, 0.9)] }, lights),
        hangingSign(1160, 372, L, wave(2) * 3.2),
        pavement(L, VIEW),
        road(L, VIEW, 2),
        lightPools(L),
        bunting([204, 160], [-460, 330], 60, 28, L, t),
        bunting([1154, 168], [1800, 260], 60, 28, L, wrap(t + 0.3)),
        lampPost(20, 1086, 420, L, 0.5),
        stringLights([206, 480], [20, 640], 46, 7, L, t),
        stringLights([20, 640], [-460, 520], 60, 13, L, wrap(t + 0.4)),
        crownShadow(1350, 1096, 200, 18, L, 0.8),
        carpet(1380, 1060, 320, 90, 50, L),
        pots(L, wave(2, 0.2) * 0.9),
        easel(524, 1044, 1, L),
        throughDoor(CAST.boy, wrap(t + 0.52), -380, 142, false),
        throughDoor(CAST.student, wrap(t + 0.4), 1790, 188, true, { near: [8, 92] }),
        walker(
          CAST.grandfather,
          { near: [30 + wave(2) * 4, 70], far: [5, 10] },
          1010,
          1060,
          186,
          L,
          true,
        ),
        passer(CAST.mother, wrap(t + 0.24), -420, 1840, 1096, 192),
        ipe(1452, 1104, 1.02, L, wave(1) * 4),
        petals(t),
        bike < 1
          ? castShadow(bikeX, 1166, L, 150) +
            cyclist(CAST.rider, (1840 - bikeX) / 81, bikeX, 1168, 196, P.blue700, L, true)
          : '',
      ]),
    ].join(''),
  )
}
