// The three storefront pictures: one street, three hours, three cameras.
import { awning } from './awning.ts'
import { bicycle, cyclist } from './bicycle.ts'
import { CAST } from './cast.ts'
import { carpet, crownShadow, dapple, ipe } from './ipe.ts'
import { afternoon, evening, type Light, morning, P, warmed } from './light.ts'
import type { Look } from './look.ts'
import { neighbours } from './neighbours.ts'
import { type Pose, person } from './people.ts'
import { potted } from './plants.ts'
import { birds, bunting, easel, lampPost, stringLights } from './props.ts'
import { groundFloor, type Shop } from './shopfront.ts'
import { cloud, distance, moon, sky, stars, sunDisc } from './sky.ts'
import {
  castShadow,
  hangingSign,
  lightPools,
  pavement,
  road,
  type Stretch,
  spill,
} from './street.ts'
import { clip, doc, g, n, rectD, resetIds, stroke } from './svg.ts'
import { sign, type UpperLights, upperFloor, wall } from './upper.ts'

const W = 1600
const H = 1200

export const house = (L: Light, shop: Shop, lights: UpperLights): string =>
  wall(L) + upperFloor(L, lights, shop.t) + groundFloor(L, shop) + awning(L, shop.t) + sign(L)

/** World to picture: the world point (x, y) lands in the picture's top left corner. */
export const camera = (x: number, y: number, zoom: number, body: string[]): string =>
  g(body, { transform: `scale(${zoom}) translate(${n(-x)} ${n(-y)})` })

export const walker = (
  look: Look,
  pose: Pose,
  x: number,
  y: number,
  h: number,
  L: Light,
  flip = false,
): string => castShadow(x, y, L, h * 0.9) + person(look, pose, x, y, h, L, flip)

/** The pots that always stand by the door and under the windows. */
export const pots = (L: Light, sway = 0): string =>
  [
    potted('lemon', 602, 1008, 1, P.blue700, L, sway),
    potted('blades', 850, 1008, 1.05, P.clay500, L, sway),
    potted('bush', 900, 1014, 0.8, P.sun500, L, sway),
    potted('fern', 226, 1010, 0.9, P.red600, L, sway),
    potted('cactus', 1136, 1010, 0.8, P.clay300, L),
  ].join('')

export const storefrontMorning = (): string => {
  resetIds()
  const L = morning
  const span: Stretch = [-100, 1640]
  return doc(
    W,
    H,
    [
      sky(W, H, 700, L),
      sunDisc(84, 420, 54),
      cloud(330, 150, 1.1, L),
      cloud(1290, 110, 1.3, L),
      cloud(1540, 300, 0.8, L),
      camera(-76, -44, 0.96, [
        distance(L),
        neighbours(L, span),
        stroke('M-100 262Q60 290 206 232', L.c(P.ink500), 1.6),
        birds(40, 276, L),
        house(L, { doorOpen: true }, [0, 0, 0]),
        hangingSign(1160, 372, L),
        pavement(L, span),
        road(L, span),
        bunting([1154, 168], [1700, 300], 56, 26, L),
        crownShadow(1560, 1088, 170, 22, L, 0.9),
        carpet(1440, 1060, 240, 90, 120, L),
        pots(L),
        easel(522, 1046, 1, L),
        walker(CAST.keeper, { near: [48, 26], far: [18, 22] }, 768, 1036, 186, L),
        bicycle(1200, 1066, 186, P.red600, L),
        walker(CAST.mother, { phase: 0.06, near: [-14, 20] }, 96, 1092, 190, L),
        walker(CAST.child, { phase: 0.55 }, 176, 1098, 132, L),
        ipe(1480, 1098, 1.04, L),
        walker(CAST.sweeper, { near: [34, 48], far: [50, 36], lean: 4 }, 1352, 1104, 192, L),
      ]),
    ].join(''),
  )
}

export const storefrontAfternoon = (): string => {
  resetIds()
  const L = afternoon
  const span: Stretch = [210, 1640]
  return doc(
    W,
    H,
    [
      sky(W, H, 560, L),
      cloud(1330, 150, 1.1, L),
      cloud(1150, 60, 0.6, L),
      camera(238, 190, 1.16, [
        distance(L),
        neighbours(L, span),
        house(L, {}, [0, 0, 0]),
        clip(rectD(200, 211, 960, 789), dapple(800, 240, 420, 400, L, 0.75)),
        pavement(L, span),
        road(L, span),
        carpet(1290, 1062, 360, 100, 170, L),
        crownShadow(1300, 1100, 190, 18, L, 0.8),
        pots(L),
        walker(CAST.student, { phase: 0.08, near: [8, 92] }, 760, 1066, 188, L),
        walker(CAST.friend, { phase: 0.55 }, 664, 1074, 196, L),
        walker(CAST.boy, { phase: 0.08 }, 400, 1088, 138, L),
        walker(CAST.grandfather, { near: [30, 70], far: [5, 10] }, 1000, 1064, 186, L, true),
        ipe(1452, 1110, 1.06, L),
        castShadow(1210, 1186, L, 160),
        cyclist(CAST.rider, 0.5, 1190, 1188, 200, P.blue700, L, true),
      ]),
    ].join(''),
  )
}

export const storefrontEvening = (): string => {
  resetIds()
  const L = evening
  const near = warmed(L, 0.3)
  const span: Stretch = [-350, 1320]
  return doc(
    W,
    H,
    [
      sky(W, H, 640, L),
      stars(W, 420, 90),
      moon(286, 180, 58),
      cloud(560, 330, 1, L),
      cloud(60, 400, 1, L),
      cloud(1470, 90, 0.9, L),
      camera(-284, -16, 1.02, [
        distance(L),
        neighbours(L, span),
        house(L, {}, [1, 0.85, 0.1]),
        spill(L),
        hangingSign(1160, 372, L),
        pavement(L, span),
        road(L, span),
        lightPools(L),
        bunting([204, 160], [-380, 380], 60, 24, L),
        lampPost(20, 1090, 420, L),
        stringLights([206, 480], [20, 640], 46, 8, L),
        stringLights([20, 640], [-520, 520], 70, 16, L),
        stringLights([200, 604], [1160, 604], 26, 26, L),
        pots(L),
        easel(524, 1046, 1, near),
        walker(CAST.reader, { near: [30, 80] }, 120, 1076, 186, near),
        walker(CAST.friend, { phase: 0.1 }, 800, 1082, 194, near, true),
        walker(CAST.student, { phase: 0.6, near: [8, 92] }, 940, 1080, 186, near, true),
        bicycle(-150, 1086, 190, P.red600, warmed(L, 0.2)),
      ]),
    ].join(''),
  )
}
