// Festa Junina and Fête de la Musique: a month of fire and of song.
import { C, dot, group, line, path, rect } from '../../../drawings/kit.mjs'
import { everyday, type Wardrobe } from '../cast.ts'
import { alone, atTable, friends, still } from '../close-shots.ts'
import { beret, flowerCrown, freckledCheeks, plaits, strawHat } from '../hats.ts'
import { layers, portrait, type Svg, times } from '../paper.ts'
import { courtyard, courtyardAtDusk } from '../places/courtyard.ts'
import { street } from '../places/outdoors.ts'
import type { Party, Shot, Thing } from '../staging.ts'
import { cake, corn, cup, cups, popcorn } from '../things/food.ts'
import {
  accordion,
  drum,
  guitar,
  microphone,
  microphoneStand,
  notes,
  speaker,
} from '../things/music.ts'
import { balloons, bonfire, sparks } from '../things/party.ts'
import { crowd, onStage, overhead, ring, together } from '../wide-shots.ts'

const caipira: Wardrobe = {
  tops: [C.r6, C.b5, C.s5, '#2b9c6d', C.es, '#9264c9', C.r4],
  bottoms: [C.b8, C.b9, C.woodD, C.leafD],
  trims: [C.paper, C.s3, C.s5, C.r8],
  patterns: ['plaid', 'plaid', 'dots'],
  wear: ['dress'],
  dress: (look, n) => ({
    hat:
      look.wear === 'dress' && n % 3
        ? plaits(look.hair.brow, n % 2 ? C.r6 : C.s5)
        : strawHat(n % 2 ? C.r6 : C.b7),
    face: freckledCheeks(),
    ...(look.wear === 'trousers' && { over: patches(n) }),
  }),
}

/** A kerchief and a patch sewn on for the day. */
function patches(n: number): Svg {
  const tone = [C.r6, C.s5, C.b7, C.leaf][n % 4] as string
  return layers(
    path('M-36,-206Q0,-168 36,-206L30,-186Q0,-150 -30,-186Z', tone),
    path('M-8,-172l-14,40l20,-10l18,12l-8,-42Z', tone),
    rect(14, -60, 34, 34, C.s5, 3, 'transform="rotate(8 30 -44)"'),
    line('M16,-58l4,-6M30,-60l0,-7M44,-56l5,-5M16,-34l-5,4M44,-28l6,3', C.ink, 3),
  )
}

const cornInHand = group('scale(.5)', corn(0, 20, 1))

const mulled: Thing = (x, y, s) => cups(x, y, s, C.s5)
const cornCake: Thing = (x, y, s) => cake(x, y, s, C.s5, C.s1)
const dusk = { place: courtyardAtDusk }

export const arraial: Party = {
  place: courtyard,
  wardrobe: caipira,
  kids: 3,
  held: {
    hold: [group('scale(.62)', popcorn(0, 60, 1)), group('scale(.7)', corn(0, 20, 1))],
    toast: [cup(C.s5), cup(C.paper)],
    strum: [guitar()],
    sing: [microphone()],
    offer: [cornInHand],
  },
  served: [corn, cake, mulled, popcorn, cornCake],
  cloth: [C.r6, C.paper],
  hatFromBehind: strawHat(C.b7),
  light: { colour: '#f07d22', strength: 0.06 },
}

const fishing: Thing = (x, y, s) =>
  group(
    `translate(${x} ${y}) scale(${s})`,
    path('M-230,0C-230,-110 230,-110 230,0C230,60 -230,60 -230,0Z', C.woodD),
    path('M-206,-10C-200,-84 200,-84 206,-10C200,40 -200,40 -206,-10Z', '#e9c98a'),
    times(6, (n) =>
      group(
        `translate(${-150 + n * 60} ${-24 + (n % 2) * 26}) rotate(${-20 + n * 9})`,
        path(
          'M-34,0C-20,-26 16,-24 28,0C16,24 -20,26 -34,0ZM24,0l26,-18v36Z',
          [C.r6, C.b5, C.s5, C.leaf, C.fr, C.es][n],
        ),
        dot(-16, -5, 4, C.paper),
      ),
    ),
  )
const fire: Thing = (x, y, s) => bonfire(x, y, s)
const band = [
  { pose: 'hold' as const, held: accordion(0.9) },
  { pose: 'sing' as const },
  { pose: 'strum' as const },
]

export const arraialShots: Shot[] = [
  crowd(9, { centre: fire }),
  friends(3, { poses: ['hug', 'wave', 'cheer'], ...dusk }),
  still([mulled, popcorn, cornCake, corn, cake], dusk),
  ring(8, fire),
  alone('hold', { frame: portrait, child: true, ...dusk }),
  onStage(band),
  atTable(4, { poses: ['wave', 'hold', 'clap'], ...dusk }),
  friends(2, { poses: ['clap', 'hips'] }),
  overhead({ frame: portrait }),
  crowd(6, { centre: fishing, poses: ['point', 'clap', 'cheer'], ...dusk }),
  alone('cheer', { frame: portrait }),
  friends(4, { poses: ['stand', 'hug', 'toast', 'wave'] }),
  crowd(5, { poses: ['hands'], ...dusk }),
  still([cake, popcorn, mulled, corn]),
  together({ poses: ['stand', 'hips', 'clap', 'wave'] }),
  friends(2, { poses: ['hold', 'toast'], frame: portrait }),
  onStage(
    [
      { pose: 'hands', child: true },
      { pose: 'hands', child: true },
      { pose: 'hands', child: true },
    ],
    { public: 6 },
  ),
  crowd(9, { poses: ['cheer', 'clap', 'wave'] }),
  alone('hips', { frame: portrait, ...dusk }),
  ring(7, (x, y, s) => bonfire(x, y, s * 1.25)),
  atTable(3, { poses: ['hold', 'clap', 'wave'] }),
  (rnd, party) =>
    friends(3, { poses: ['cheer'], near: sparks(800, 1100, rnd, 700, 1000) })(rnd, party),
  still([popcorn, cake, mulled, corn, popcorn], { frame: portrait, size: 2.2 }),
  together({ poses: ['cheer', 'wave', 'clap'], front: 6 }),
]

const parisian: Wardrobe = {
  ...everyday,
  tops: [C.paper, C.b7, C.r6, C.fr, '#c2609c', C.s5, C.b9],
  trims: [C.b8, C.r6, C.b8],
  patterns: ['stripes', 'plain', 'stripes', 'dots'],
  dress: (look, n) => {
    const trim = look.top === C.paper ? C.b8 : C.paper
    if (n % 3 === 0) return { trim, hat: beret(n % 2 ? C.b8 : C.r6) }
    return n % 3 === 1 && look.wear !== 'trousers'
      ? { trim, hat: flowerCrown(['#c2609c', C.paper, C.fr]) }
      : { trim }
  },
}

export const musicParty: Party = {
  place: street,
  wardrobe: parisian,
  kids: 1,
  held: {
    strum: [guitar(), guitar(1, C.r6)],
    sing: [microphone()],
    hold: [accordion(0.85)],
    toast: [cup(C.s5), cup(C.paper)],
  },
  served: [cups, cake],
  cloth: [C.fr, C.frt],
  light: { colour: '#f7a377', strength: 0.08 },
}

const song = (tone: string) => layers(notes(160, 520, 1.3, tone), notes(1370, 440, 1.1, C.paper))

export const musicShots: Shot[] = [
  onStage([{ pose: 'strum' }, { pose: 'sing' }, { pose: 'hold' }], {
    speech: song(C.s3),
    public: 6,
  }),
  friends(2, { poses: ['strum', 'sing'] }),
  crowd(7, { poses: ['clap', 'cheer', 'wave', 'hands'] }),
  alone('strum', { frame: portrait }),
  (rnd, party) =>
    crowd(4, {
      poses: ['strum', 'hold', 'sing'],
      centre: (x, y, s) => layers(drum(x - 90, y, s), drum(x + 90, y + 20, s * 0.8, C.r6)),
    })(rnd, party),
  friends(3, { poses: ['clap', 'cheer', 'toast'] }),
  onStage(
    [
      { pose: 'sing', child: true },
      { pose: 'sing', child: true },
    ],
    { frame: portrait, public: 4, beside: speaker },
  ),
  still(
    [
      (x, y, s) => drum(x, y, s * 0.8),
      (x, y, s) => microphoneStand(x, y, s * 0.62),
      (x, y, s) => group(`translate(${x} ${y - 60})`, guitar(s * 1.05)),
      (x, y, s) => group(`translate(${x} ${y - 80})`, accordion(s * 0.9)),
    ],
    { size: 2.2 },
  ),
  overhead({
    extra: (frame) =>
      balloons(frame.width * 0.5, frame.height * 0.7, 1.1, [C.fr, C.paper, '#c2609c']),
  }),
  together({ poses: ['wave', 'clap', 'stand'], front: 4 }),
]
