// October and November: Oktoberfest, Halloween and the Day of the Dead.
import { C, dot, group, line, path, rect } from '../../../drawings/kit.mjs'
import type { Wardrobe } from '../cast.ts'
import { alone, atTable, friends, still } from '../close-shots.ts'
import { catEars, catrina, feltHat, flowerCrown, pirateScarf, witchHat } from '../hats.ts'
import { layers, portrait, type Svg } from '../paper.ts'
import { altar, hauntedHall } from '../places/november.ts'
import { beerGarden } from '../places/outdoors.ts'
import type { Party, Shot, Thing } from '../staging.ts'
import { cake, cup, cups, mug, pretzel } from '../things/food.ts'
import { accordion, guitar, microphone } from '../things/music.ts'
import { bat, candle, ghost, marigold, pumpkin, skull } from '../things/spooky.ts'
import { crowd, onStage, overhead, ring, together } from '../wide-shots.ts'

const cape = (tone: string, lining: string): Svg =>
  layers(
    path('M-60,-200C-150,-90 -170,80 -160,190Q0,230 160,190C170,80 150,-90 60,-200Z', tone),
    path('M-50,-190C-110,-80 -130,80 -120,180Q0,210 120,180C130,80 110,-80 50,-190Z', lining),
  )

const costumes: Wardrobe = {
  tops: ['#352553', '#2a1850', '#e0763a', C.leafD, C.r7, '#5a3a8e', C.ink],
  bottoms: ['#241a3a', C.ink, '#4a2a6e'],
  trims: ['#e0763a', '#b06ad0', C.s5, '#8cc46a'],
  patterns: ['plain', 'stripes', 'dots', 'plain'],
  dress: (look, n) => {
    const kind = n % 4
    if (kind === 0)
      return { hat: witchHat(n % 2 ? '#8cc46a' : '#e0763a'), behind: cape('#241a3a', '#6b3aa0') }
    if (kind === 1) return { hat: catEars() }
    if (kind === 2) return { hat: pirateScarf(), pattern: 'stripes', trim: C.paper }
    return {
      behind: cape(C.ink, C.r7),
      face: fangs(),
      top: look.top === C.r7 ? '#352553' : look.top,
    }
  },
}

const fangs = (): Svg =>
  layers(
    path('M10,52l5,15l6,-14ZM34,53l6,14l5,-16Z', C.paper),
    line('M-34,-44L-6,-34M58,-44L40,-36', '#241a3a', 6),
    path('M-30,-92L8,-62L40,-92Q6,-104 -30,-92Z', '#1d1416'),
  )

const lamp = group('scale(.62)', pumpkin(0, 90, 0.9))
const smallPumpkin: Thing = (x, y, s) => pumpkin(x, y, s * 0.62, 'merry')
const grim: Thing = (x, y, s) => pumpkin(x, y, s * 0.7, 'scary')
const boo: Thing = (x, y, s) => ghost(x, y, s * 0.6)
const potion: Thing = (x, y, s) => cups(x, y, s, '#6fb34a')
const blackCake: Thing = (x, y, s) => cake(x, y, s, '#3a2558', '#e0763a')
const light: Thing = (x, y, s) => candle(x, y, s * 0.9)

export const halloween: Party = {
  place: hauntedHall,
  wardrobe: costumes,
  kids: 3,
  held: {
    hold: [lamp],
    toast: [cup('#6fb34a')],
    sing: [microphone()],
  },
  served: [smallPumpkin, potion, blackCake, light, grim],
  cloth: ['#241a3a', '#e0763a'],
  hatFromBehind: witchHat(),
  light: { colour: '#6b3aa0', strength: 0.08 },
}

export const halloweenShots: Shot[] = [
  crowd(8, {
    centre: (x, y, s) => pumpkin(x, y, s * 1.2, 'scary'),
    poses: ['hips', 'wave', 'cheer', 'hold'],
  }),
  friends(3, { poses: ['cheer', 'hips', 'wave'] }),
  still([boo, smallPumpkin, light, grim, smallPumpkin], { size: 2.3 }),
  alone('hold', { frame: portrait, child: true }),
  atTable(4, { poses: ['toast', 'wave', 'hold'] }),
  friends(2, { poses: ['hold', 'hips'] }),
  onStage([{ pose: 'sing' }, { pose: 'cheer', child: true }, { pose: 'point' }]),
  (rnd, party) =>
    overhead({
      frame: portrait,
      extra: (frame) =>
        layers(
          [0.2, 0.5, 0.8, 0.35, 0.66].map((k, n) =>
            bat(frame.width * k, 240 + n * 140, 1 + (n % 3) * 0.5, -14 + n * 8),
          ),
        ),
    })(rnd, party),
  ring(7, (x, y, s) => ghost(x, y, s * 1.2)),
  friends(4, { poses: ['wave', 'toast', 'cheer', 'hips'] }),
  still([potion, blackCake, potion, grim], { size: 2.2 }),
  alone('cheer', { frame: portrait }),
  crowd(6, { centre: (x, y, s) => ghost(x, y, s * 1.3), poses: ['cheer', 'point', 'clap'] }),
  together({ poses: ['hips', 'wave', 'cheer', 'hold'] }),
]

const catrinas: Wardrobe = {
  tops: ['#2a1c30', '#5a1648', '#c2407a', '#2a9c9c', C.fr, '#e0622c', C.ink],
  bottoms: ['#2a1c30', C.ink, '#5a1648'],
  trims: [C.s5, '#ef8a1c', '#c2407a', C.paper],
  patterns: ['plain', 'dots', 'plain'],
  wear: ['dress'],
  dress: (look, n) => {
    if (n % 2 === 0) return { hat: catrina() }
    return look.wear === 'dress' ? { hat: flowerCrown() } : { over: serape() }
  },
}

const serape = (): Svg =>
  layers(
    path('M-74,-170L74,-170L60,-16Q0,6 -60,-16Z', '#e0622c'),
    path('M-71,-140H71L69,-122H-69ZM-67,-96H67L65,-78H-65ZM-64,-54H64L62,-38H-62Z', C.s5),
    path('M-69,-118H69L68,-108H-68ZM-65,-72H65L64,-62H-64Z', '#2a9c9c'),
  )

const flowers: Thing = (x, y, s) =>
  layers(
    [
      [-60, -30],
      [60, -26],
      [0, -60],
      [-24, -18],
      [30, -84],
    ].map(([a = 0, b = 0], n) => marigold(x + a * s, y + b * s, 46 * s, n % 2 ? C.s5 : '#ef8a1c')),
  )
const sugar =
  (tone: string): Thing =>
  (x, y, s) =>
    skull(x, y, s * 0.82, tone)
const bread: Thing = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    path('M-110,0C-120,-90 -50,-120 0,-120S120,-90 110,0Q0,24 -110,0Z', '#d9954a'),
    line('M-80,-20Q-20,-110 76,-30M80,-20Q20,-110 -76,-30', '#f2c98a', 24),
    dot(0, -106, 24, '#f2c98a'),
  )

export const muertos: Party = {
  place: altar,
  wardrobe: catrinas,
  kids: 1,
  held: {
    hold: [group('scale(.8)', flowers(0, 40, 1)), group('scale(.66)', skull(0, 90, 0.8))],
    read: [group('scale(.9)', candle(0, 60, 0.9))],
    strum: [guitar()],
    sing: [microphone()],
  },
  served: [sugar('#c2407a'), flowers, light, bread, sugar('#2a9c9c')],
  cloth: ['#c2407a', C.s5],
  light: { colour: '#e0622c', strength: 0.07 },
}

export const muertosShots: Shot[] = [
  crowd(7, { poses: ['hold', 'stand', 'clap'] }),
  still([light, sugar('#c2407a'), light, flowers, sugar('#2a9c9c'), bread], { size: 1.9 }),
  alone('hold', { frame: portrait }),
  friends(3, { poses: ['stand', 'hold', 'hug'] }),
  onStage([{ pose: 'strum' }, { pose: 'sing' }]),
  atTable(3, { poses: ['hold', 'clap', 'wave'] }),
  friends(2, { poses: ['hold', 'hips'] }),
  together({ poses: ['stand', 'hold', 'clap'], front: 4 }),
]

const tracht: Wardrobe = {
  tops: [C.paper, C.b2, C.r4, '#d9ead0', C.b5, C.r6],
  bottoms: ['#6b4430', '#5a3420', C.leafD],
  trims: [C.r6, C.b7, C.leaf],
  patterns: ['plaid', 'plain', 'plaid'],
  wear: ['dress', 'dress'],
  dress: (look, n) =>
    look.wear === 'trousers'
      ? { over: braces(), ...(n % 2 === 0 && { hat: feltHat() }) }
      : {
          over: apron(n % 2 ? C.b5 : C.r6),
          ...(n % 3 === 0 ? { hat: flowerCrown([C.paper, C.b5, C.s5]) } : {}),
        },
}

const braces = (): Svg =>
  layers(
    line('M-40,-200L-38,26M40,-200L38,26', '#5a3420', 15),
    rect(-40, -124, 80, 26, '#6b4430', 5),
    path('M0,-120l8,8l-8,8l-8,-8Z', C.s5),
  )
const apron = (tone: string): Svg =>
  layers(
    path('M-44,-200L-30,-120H30L44,-200Q0,-130 -44,-200Z', C.paper),
    path(
      'M-40,-22C-52,40 -66,100 -70,150Q0,172 70,150C66,100 52,40 40,-22Z',
      C.paper,
      'opacity=".92"',
    ),
    rect(-52, -34, 104, 18, tone, 6),
    path('M26,-28l-16,44l16,-8l12,12l2,-48Z', tone),
    line('M-20,-176L18,-158M18,-176L-18,-158M-16,-146L14,-130', tone, 5),
  )

const stein = group('translate(6 40) scale(.66)', mug(0, 0, 1))
const bigPretzel: Thing = (x, y, s) => pretzel(x, y, s * 0.9)

export const oktoberfest: Party = {
  place: beerGarden,
  wardrobe: tracht,
  kids: 1,
  held: {
    toast: [stein],
    hold: [group('translate(0 50) scale(.9)', pretzel(0, 0, 1)), accordion(0.85)],
  },
  served: [mug, bigPretzel, mug, cake],
  cloth: [C.b5, C.paper],
  hatFromBehind: feltHat(),
  light: { colour: '#ffc233', strength: 0.06 },
}

export const oktoberfestShots: Shot[] = [
  atTable(5, { poses: ['toast', 'wave', 'toast', 'clap'] }),
  friends(2, { poses: ['toast', 'hold'] }),
  still([mug, mug, bigPretzel, mug, bigPretzel], { size: 1.9 }),
  onStage([{ pose: 'hold', held: accordion(0.95) }, { pose: 'clap' }, { pose: 'hands' }]),
  alone('hold', { frame: portrait, held: group('translate(0 56)', pretzel(0, 0, 1)) }),
  crowd(8, { poses: ['hands', 'toast', 'clap', 'cheer'] }),
  together({ poses: ['toast', 'stand', 'wave'], front: 5 }),
]
