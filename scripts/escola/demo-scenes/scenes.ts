import { random } from '../../drawings/kit.mjs'
import * as autumn from './events/autumn.ts'
import * as classes from './events/classes.ts'
import * as gatherings from './events/gatherings.ts'
import * as june from './events/june.ts'
import type { Svg } from './paper.ts'
import type { Party, Shot } from './staging.ts'

type Scene = { party: Party; shots: Shot[] }

/** The photos of each event, in the order in which they were taken. */
const scenes = {
  'festa-junina': { party: june.arraial, shots: june.arraialShots },
  'fete-de-la-musique': { party: june.musicParty, shots: june.musicShots },
  halloween: { party: autumn.halloween, shots: autumn.halloweenShots },
  'dia-de-los-muertos': { party: autumn.muertos, shots: autumn.muertosShots },
  oktoberfest: { party: autumn.oktoberfest, shots: autumn.oktoberfestShots },
  certificados: { party: classes.cambridge, shots: classes.cambridgeShots },
  'spelling-bee': { party: classes.spelling, shots: classes.spellingShots },
  formatura: { party: classes.graduation, shots: classes.graduationShots },
  'aula-aberta': { party: classes.lesson, shots: classes.lessonShots },
  feira: { party: gatherings.fair, shots: gatherings.fairShots },
  sarau: { party: gatherings.poems, shots: gatherings.poemsShots },
  piquenique: { party: gatherings.picnic, shots: gatherings.picnicShots },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes

export function photosOf(scene: SceneName): number {
  return scenes[scene].shots.length
}

/** Always the same drawing for the same scene and number: a demo can be shown again. */
export function drawPhoto(name: SceneName, index: number): Svg {
  const { party, shots }: Scene = scenes[name]
  const shot = shots[index]
  if (!shot) throw new Error(`no photo ${index} of ${name}`)
  const place = Object.keys(scenes).indexOf(name)
  return shot(random((place * 100 + index + 1) * 7919 + 13), party)
}
