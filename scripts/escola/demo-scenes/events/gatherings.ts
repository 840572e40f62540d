// The language fair, the evening of poems and the picnic.
import { C, group, path, rect, word } from '../../../drawings/kit.mjs'
import { everyday } from '../cast.ts'
import { alone, atTable, friends, still } from '../close-shots.ts'
import { beret, feltHat, flowerCrown, partyHat } from '../hats.ts'
import { layers, portrait, type Svg, times } from '../paper.ts'
import { fairHall, lounge } from '../places/halls.ts'
import { park } from '../places/outdoors.ts'
import type { Party, Shot, Thing } from '../staging.ts'
import { basket, cake, cup, cups, fruit, pretzel } from '../things/food.ts'
import { bubble, guitar, microphone, microphoneStand } from '../things/music.ts'
import { balloons } from '../things/party.ts'
import { book, bouquet, stand } from '../things/school.ts'
import { candle } from '../things/spooky.ts'
import { crowd, onStage, overhead, ring, together } from '../wide-shots.ts'

const greetings: [string, string, string][] = [
  ['Hello', C.en, C.b1],
  ['Hola', C.es, C.est],
  ['Bonjour', C.fr, C.frt],
  ['Hallo', C.de, C.det],
]

/** A paper greeting to hold up. */
const card = ([text, tone, light]: [string, string, string]): Svg =>
  layers(
    rect(-112, -56, 224, 112, tone, 22),
    path('M-112,20v64q4,8 14,0l42,-34Z', tone),
    word(text, 0, 22, text === 'Bonjour' ? 48 : 68, light),
  )

const bigPretzel: Thing = (x, y, s) => pretzel(x, y, s * 0.8)
const macarons: Thing = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    path('M-110,-8H110L90,12H-90Z', C.paper),
    times(6, (n) => {
      const a = n < 3 ? -60 + n * 60 : n < 5 ? -30 + (n - 3) * 60 : 0
      const b = n < 3 ? -12 : n < 5 ? -54 : -96
      const tone = [C.r4, '#b6e0a0', C.s3, '#d9b3f0', C.b2, '#f6b8cf'][n] as string
      return layers(
        rect(a - 30, b - 34, 60, 20, tone, 10),
        rect(a - 28, b - 16, 56, 8, C.paper, 4),
        rect(a - 30, b - 10, 60, 20, tone, 10),
      )
    }),
  )
const posy: Thing = (x, y, s) => group(`translate(${x} ${y - 90 * s}) scale(${s})`, bouquet(1))
const greenStand: Thing = (x, y, s) =>
  stand(x, y, s, C.de, C.det, 'Hallo', layers(pretzel(-90, -200, 0.5), pretzel(90, -200, 0.5)))
const redStand: Thing = (x, y, s) => stand(x, y, s, C.es, C.est, 'Hola', cups(-80, -196, 0.7, C.r6))
const purpleStand: Thing = (x, y, s) =>
  stand(x, y, s, C.fr, C.frt, 'Bonjour', macarons(80, -196, 0.6))
const blueStand: Thing = (x, y, s) => stand(x, y, s, C.en, C.b1, 'Hello', cups(80, -196, 0.7, C.b5))
const both =
  (left: Thing, right: Thing): Thing =>
  (x, y, s) =>
    layers(left(x - 430, y, s), right(x + 430, y, s))

export const fair: Party = {
  place: fairHall,
  wardrobe: {
    ...everyday,
    dress: (_look, n) =>
      n % 4 === 0 ? { hat: beret(C.fr) } : n % 4 === 2 ? { hat: feltHat() } : {},
  },
  kids: 2,
  held: {
    read: greetings.map(card),
    hold: [group('translate(0 40) scale(.8)', pretzel(0, 0, 1))],
    sing: [microphone()],
  },
  served: [macarons, bigPretzel, cups, cake, posy],
  cloth: [C.paper, C.b5],
}

export const fairShots: Shot[] = [
  crowd(6, { behind: both(redStand, purpleStand), poses: ['wave', 'offer', 'stand', 'clap'] }),
  friends(4, { poses: ['read'] }),
  still([macarons, cake, macarons, cups, bigPretzel, posy], { size: 1.9 }),
  crowd(5, { behind: both(blueStand, greenStand), poses: ['offer', 'read', 'wave'] }),
  alone('read', { frame: portrait, child: true }),
  atTable(4, { poses: ['wave', 'clap', 'read'] }),
  onStage([{ pose: 'sing' }, { pose: 'clap' }], {
    speech: bubble(1170, 250, 380, 150, C.fr, word('Bonjour', 1360, 350, 84, C.paper)),
  }),
  friends(2, { poses: ['hold', 'wave'] }),
  together({ poses: ['read', 'wave', 'clap'], front: 5 }),
]

const poem = [book(0.78, C.r7), book(0.78, C.fr), book(0.78, C.b7)]
const light: Thing = (x, y, s) => candle(x, y, s * 0.9)
const laidBook: Thing = (x, y, s) =>
  group(`translate(${x} ${y - 80 * s}) scale(${s})`, book(1, C.r7))

export const poems: Party = {
  place: lounge,
  wardrobe: {
    ...everyday,
    tops: [C.s6, C.r7, '#7a4a8e', C.paper, '#2a8a84', C.es, C.b7],
    patterns: ['plain', 'plain', 'stripes'],
  },
  kids: 0,
  held: {
    read: poem,
    strum: [guitar()],
    sing: [microphone()],
    hold: [group('scale(.7)', book(1, C.fr))],
    toast: [cup(C.paper)],
  },
  served: [light, cups, laidBook, cake, posy],
  cloth: ['#5a3420', C.wood],
  light: { colour: '#ffb03c', strength: 0.07 },
}

export const poemsShots: Shot[] = [
  onStage([{ pose: 'read' }], { beside: (x, y, s) => microphoneStand(x, y, s), public: 6 }),
  friends(2, { poses: ['read', 'clap'] }),
  alone('read', { frame: portrait }),
  onStage([{ pose: 'strum' }, { pose: 'sing' }]),
  still([light, light, cups, laidBook, posy], { size: 1.9 }),
  friends(4, { poses: ['clap', 'hug', 'read', 'toast'] }),
]

const blanket: Thing = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    path('M-420,0L-300,-110H300L420,0Z', C.r6),
    times(6, (n) =>
      path(
        `M${-420 + n * 140},0l${40 - n * 16},-110h${36}l${-26 + n * 6},110Z`,
        C.paper,
        'opacity=".35"',
      ),
    ),
    path('M-394,-26H394L378,-44H-378Z', C.paper, 'opacity=".35"'),
    path('M-348,-70H348L334,-84H-334Z', C.paper, 'opacity=".35"'),
    basket(-120, -40, 0.9),
    fruit(80, -30, 0.8),
    cups(240, -30, 0.8, C.b5),
  )

export const picnic: Party = {
  place: park,
  wardrobe: {
    ...everyday,
    dress: (look, n) =>
      n % 4 === 1 && look.wear !== 'trousers'
        ? { hat: flowerCrown([C.s5, C.paper, C.s3]) }
        : n % 5 === 2
          ? { hat: partyHat(C.r6) }
          : {},
  },
  kids: 3,
  held: {
    hold: [group('scale(.6)', fruit(0, 60, 1)), group('scale(.55)', basket(0, 90, 1))],
    toast: [cup(C.s5), cup(C.b5)],
    strum: [guitar()],
    read: poem,
  },
  served: [basket, fruit, cups, cake],
  cloth: [C.r6, C.paper],
}

export const picnicShots: Shot[] = [
  crowd(7, { centre: blanket, poses: ['wave', 'toast', 'strum', 'clap'] }),
  friends(3, { poses: ['cheer', 'hold', 'hug'] }),
  still([basket, cake, fruit, cups], { size: 2 }),
  ring(7, (x, y, s) => balloons(x, y, s, [C.r6, C.s5, C.b5, C.leaf, C.fr])),
  alone('hold', { frame: portrait, child: true }),
  (rnd, party) =>
    overhead({
      extra: (frame) =>
        layers(
          balloons(frame.width * 0.3, frame.height * 0.66, 1.4, [C.r6, C.s5, C.paper]),
          balloons(frame.width * 0.72, frame.height * 0.6, 1.2, [C.b5, C.leaf, C.s3]),
        ),
    })(rnd, party),
  together({ poses: ['wave', 'stand', 'cheer'], front: 5 }),
]
