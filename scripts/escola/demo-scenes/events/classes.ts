// What the school is about: certificates, spelling, graduation and an open lesson.
import { C, group, line, path, rect, word } from '../../../drawings/kit.mjs'
import { everyday, type Wardrobe } from '../cast.ts'
import { alone, atTable, friends, still } from '../close-shots.ts'
import { beeBand, gradCap } from '../hats.ts'
import { layers, portrait, type Svg } from '../paper.ts'
import { frontWall } from '../places/courtyard.ts'
import { auditorium, classroom, farewell, hive } from '../places/halls.ts'
import type { Party, Shot, Thing } from '../staging.ts'
import { cake, cups } from '../things/food.ts'
import { bubble, microphone, microphoneStand } from '../things/music.ts'
import { balloons, confetti } from '../things/party.ts'
import { bee, book, bouquet, certificate, lectern, trophy } from '../things/school.ts'
import { crowd, onStage, overhead, together } from '../wide-shots.ts'

const papers = [
  certificate(0.86, 'B2'),
  certificate(0.86, 'B1', C.r7),
  certificate(0.86, 'A2', C.de),
]
const laid =
  (thing: Svg, turn = 0): Thing =>
  (x, y, s) =>
    group(`translate(${x} ${y - 92 * s}) rotate(${turn}) scale(${s})`, thing)
const posy: Thing = (x, y, s) => group(`translate(${x} ${y - 90 * s}) scale(${s})`, bouquet(1))
const blueCake: Thing = (x, y, s) => cake(x, y, s, C.b5, C.paper)

const sunday: Wardrobe = {
  ...everyday,
  tops: [C.b8, C.paper, C.r6, C.b5, C.s5, C.de, C.fr],
  bottoms: [C.b9, C.ink, C.i7],
  patterns: ['plain', 'plain', 'dots'],
}

export const cambridge: Party = {
  place: auditorium,
  wardrobe: sunday,
  kids: 2,
  held: { read: papers, hold: [bouquet(0.8)], sing: [microphone()], wave: [] },
  served: [cups, blueCake, posy, trophy],
  cloth: [C.b8, C.s5],
}

export const cambridgeShots: Shot[] = [
  together({ poses: ['read', 'read', 'stand', 'wave'], front: 5 }),
  onStage([{ pose: 'read' }, { pose: 'clap' }], { beside: lectern }),
  friends(3, { poses: ['read', 'hug', 'cheer'] }),
  alone('read', { frame: portrait, child: true }),
  still([posy, trophy, laid(certificate(1, 'B2'), -6), laid(certificate(1, 'A2', C.de), 7)], {
    size: 1.9,
  }),
  onStage([{ pose: 'sing' }, { pose: 'read' }, { pose: 'read' }], { public: 6 }),
  friends(2, { poses: ['read', 'hold'] }),
  atTable(4, { poses: ['clap', 'wave', 'read'] }),
  alone('read', { frame: portrait, place: frontWall }),
  friends(4, { poses: ['read', 'clap', 'wave', 'hug'] }),
  crowd(8, { poses: ['clap', 'cheer', 'wave'] }),
  together({ poses: ['cheer', 'read', 'wave'], place: frontWall, front: 6 }),
]

const spellers: Wardrobe = {
  ...everyday,
  tops: [C.ink, C.s5, C.paper, C.b7, C.s6],
  trims: [C.s5, C.ink, C.s5],
  patterns: ['stripes', 'plain', 'stripes'],
  dress: (look, n) => ({
    trim: look.top === C.s5 || look.top === C.s6 ? C.ink : C.s5,
    ...(n % 2 === 0 && { hat: beeBand() }),
  }),
}
const letters = (text: 'A2' | 'B1' | 'B2' | 'Hello' | '?' | '!'): Svg =>
  layers(
    rect(-104, -66, 208, 132, C.paper, 12),
    rect(-104, 46, 208, 20, C.s5, 8),
    word(text, 0, 30, text === 'Hello' ? 74 : 104, C.b8),
  )

export const spelling: Party = {
  place: hive,
  wardrobe: spellers,
  kids: 3,
  held: {
    read: [letters('Hello'), letters('?'), letters('!')],
    hold: [group('scale(.62)', trophy(0, 110, 1))],
    sing: [microphone()],
  },
  served: [trophy, cups, (x, y, s) => cake(x, y, s, C.s5, C.ink)],
  cloth: [C.ink, C.s5],
  hatFromBehind: beeBand(),
}

const spoken = (text: string, x: number, y: number): Svg =>
  bubble(x, y, 330, 150, C.b7, word(text, x + 165, y + 108, 96, C.paper))

export const spellingShots: Shot[] = [
  onStage([{ pose: 'stand', child: true }, { pose: 'sing', child: true }, { pose: 'clap' }], {
    beside: (x, y, s) => microphoneStand(x, y, s * 0.9),
    speech: spoken('Hello', 1230, 190),
  }),
  friends(3, { poses: ['read', 'cheer', 'clap'] }),
  alone('hold', { frame: portrait, child: true }),
  still([trophy, trophy, laid(letters('Hello'), -5), (x, y, s) => bee(x, y - 90, s * 0.8, -8)], {
    size: 1.9,
  }),
  together({ poses: ['read', 'cheer', 'clap'], front: 5 }),
]

const graduates: Wardrobe = {
  tops: [C.night, C.b9, C.night],
  bottoms: [C.night],
  trims: [C.i7],
  patterns: ['plain'],
  dress: (_look, n) => ({ wear: 'gown', hat: gradCap(n % 3 ? C.s5 : C.r6), over: sash(n) }),
}
const sash = (n: number): Svg => {
  const tone = [C.r6, C.b5, C.de, C.fr][n % 4] as string
  return layers(
    path(
      'M-40,-200L-10,-150L-20,110L-50,110L-46,-120ZM40,-200L10,-150L20,110L50,110L46,-120Z',
      tone,
    ),
    line('M-48,94L-22,94M22,94L48,94', C.s5, 9),
  )
}
const scroll = group(
  'rotate(-28)',
  rect(-78, -15, 156, 32, C.paper, 15),
  rect(-12, -17, 24, 36, C.r6, 5),
)

const cap: Thing = (x, y, s) => group(`translate(${x} ${y + 56 * s}) scale(${s * 1.1})`, gradCap())

export const graduation: Party = {
  place: farewell,
  wardrobe: graduates,
  kids: 0,
  held: {
    wave: [scroll],
    hold: [bouquet(0.85)],
    toast: [scroll],
    sing: [microphone()],
    read: papers,
  },
  served: [posy, blueCake, trophy, cups],
  cloth: [C.r7, C.s5],
  hatFromBehind: gradCap(),
  light: { colour: '#ffc233', strength: 0.05 },
}

export const graduationShots: Shot[] = [
  together({ poses: ['cheer', 'wave', 'toast'], front: 5 }),
  friends(3, { poses: ['hug', 'toast', 'hold'] }),
  onStage([{ pose: 'sing' }, { pose: 'clap' }], { beside: lectern, public: 6 }),
  alone('hold', { frame: portrait }),
  (rnd, party) =>
    overhead({ frame: portrait, extra: (frame) => flying(frame.width, rnd) })(rnd, party),
  friends(2, { poses: ['wave', 'read'] }),
  still([posy, cap, laid(certificate(1, 'B2'), -6), laid(scroll, 8)], { size: 1.9 }),
  crowd(7, { poses: ['cheer', 'clap', 'wave'] }),
  friends(4, { poses: ['cheer', 'hug', 'wave', 'hold'] }),
  alone('wave', { frame: portrait, place: frontWall }),
  together({ poses: ['stand', 'wave', 'hold'], place: frontWall, front: 6 }),
]

/** Caps in the air, as tradition wants. */
function flying(width: number, rnd: () => number): Svg {
  return layers(
    [0.18, 0.42, 0.7, 0.86, 0.3, 0.58].map((k, n) =>
      group(
        `translate(${width * k} ${260 + n * 120}) rotate(${-40 + rnd() * 80}) scale(${0.9 + rnd() * 0.6})`,
        gradCap(),
      ),
    ),
  )
}

const lessonBook = [book(0.8, C.r6), book(0.8, C.b7), book(0.8, C.de)]

export const lesson: Party = {
  place: classroom,
  wardrobe: everyday,
  kids: 2,
  held: { read: lessonBook, hold: [group('scale(.7)', book(1, C.fr))], sing: [microphone()] },
  served: [cups, laid(book(1, C.r6)), posy],
  cloth: [C.woodL, C.wood],
}

export const lessonShots: Shot[] = [
  onStage([{ pose: 'point' }, { pose: 'read', child: true }], {
    public: 6,
    speech: spoken('Hola', 1190, 250),
  }),
  atTable(4, { poses: ['read', 'wave', 'hold'] }),
  (rnd, party) =>
    friends(3, {
      poses: ['read', 'wave', 'cheer'],
      near: layers(
        balloons(130, 1250, 1.5, [C.r6, C.s5, C.b5]),
        confetti({ width: 1600, height: 500 }, rnd, 30),
      ),
    })(rnd, party),
]
