// The whole party in one picture: how a photographer begins and ends.
import { group } from '../../drawings/kit.mjs'
import { company } from './cast.ts'
import { figure, type Look } from './figure.ts'
import { fromBehind } from './from-behind.ts'
import { between, type Chance, type Frame, pick, type Svg } from './paper.ts'
import type { PoseName } from './poses.ts'
import {
  finish,
  type Options,
  pickHeld,
  type Shot,
  scenery,
  stance,
  type Thing,
  zoomed,
} from './staging.ts'

/** Many people, head to foot, in two uneven rows; things may stand among or behind them. */
export function crowd(
  count: number,
  options: Options & { centre?: Thing; behind?: Thing } = {},
): Shot {
  return (rnd, party) => {
    const { frame, place, poses, back } = scenery(rnd, party, options)
    const floor = frame.height * place.ground
    const people = company(rnd, count, party.wardrobe, Math.min(party.kids, Math.floor(count / 3)))
    const far = people.slice(0, Math.floor(count / 2))
    const near = people.slice(far.length)
    // Whoever stands at the back looks out between two of the front.
    const row = (looks: Look[], y: number, s: number, first: number) =>
      looks.map((look, n) => {
        const place = (first + 2 * n + 0.5) / count
        const x =
          frame.width * (0.04 + 0.92 * (options.centre && first === 0 ? aside(place) : place))
        return figure(
          x + between(rnd, -24, 24),
          y + between(rnd, -14, 14),
          s,
          look,
          stance(rnd, party, poses, n, look),
        )
      })
    const tall = frame.height / 1200
    return finish(frame, party, [
      back,
      place.above(frame, rnd),
      options.behind?.(frame.width / 2, floor + frame.height * 0.06, 1.15),
      row(far, floor + frame.height * 0.11, 0.84 * tall, 1),
      options.centre?.(frame.width / 2, floor + frame.height * 0.2, 1.1),
      row(near, Math.min(floor + frame.height * 0.3, frame.height * 0.97), 1.16 * tall, 0),
    ])
  }
}

/** Hand in hand round something, those at the back smaller. */
export function ring(count: number, centre: Thing, options: Options = {}): Shot {
  return (rnd, party) => {
    const { frame, place, back } = scenery(rnd, party, options)
    const floor = frame.height * place.ground
    const people = company(rnd, count, party.wardrobe, party.kids)
    const far = Math.ceil(count / 2)
    const dancer = (look: Look, x: number, y: number, s: number, n: number) =>
      figure(x, y, s, look, {
        pose: 'hands',
        lean: between(rnd, -4, 4),
        look: n % 2 ? 1 : -1,
        mouth: pick(rnd, ['open', 'grin']),
        eyes: 'happy',
      })
    return finish(frame, party, [
      back,
      place.above(frame, rnd),
      people.slice(0, far).map((look, n) => {
        const t = (n + 0.5) / far - 0.5
        return dancer(look, frame.width * (0.5 + t * 0.72), floor + 60 + Math.abs(t) * 90, 0.84, n)
      }),
      centre(frame.width / 2, floor + 190, 1),
      people.slice(far).map((look, n, near) => {
        const half = Math.ceil(near.length / 2)
        const side = n < half ? 0.1 + 0.2 * n : 0.9 - 0.2 * (n - half)
        return dancer(look, frame.width * side, floor + 330 - (n % half) * -30, 1.06, n)
      }),
    ])
  }
}

/** Somebody performs; the front row is in the picture, from behind. */
export function onStage(
  acts: { pose: PoseName; held?: Svg; child?: boolean }[],
  options: Options & { public?: number; beside?: Thing; speech?: Svg } = {},
): Shot {
  return (rnd, party) => {
    const { frame, place, back } = scenery(rnd, party, options)
    const floor = frame.height * place.ground
    const kids = acts.filter(({ child }) => child).length
    const cast = company(rnd, acts.length, party.wardrobe, kids)
    const seats = options.public ?? 5
    const audience = company(rnd, seats, party.wardrobe)
    const s = frame.height / 1200
    return finish(frame, party, [
      back,
      place.above(frame, rnd),
      options.beside?.(frame.width * (rnd() > 0.5 ? 0.2 : 0.8), floor + 110, 1),
      acts.map(({ pose, held }, n) =>
        figure(
          frame.width * (0.5 + (0.62 * (n + 0.5)) / acts.length - 0.31),
          floor + 110 * s,
          1.22 * s,
          cast[n] as Look,
          {
            pose,
            held: held ?? pickHeld(rnd, party, pose),
            look: n < acts.length / 2 ? 1 : -1,
            mouth: pick(rnd, ['open', 'talk', 'grin']),
            tilt: between(rnd, -5, 5),
          },
        ),
      ),
      options.speech,
      audience.map((look, n) =>
        fromBehind(
          frame.width * ((n + 0.5) / seats) + between(rnd, -30, 30),
          frame.height * 0.89 + between(rnd, -16, 34),
          between(rnd, 0.86, 1) * s,
          look,
          Math.floor(rnd() * 50),
          n % 2 ? party.hatFromBehind : '',
        ),
      ),
    ])
  }
}

/** The camera turned up: what hangs over the party fills the sheet. */
export function overhead(
  options: Options & { extra?: (frame: Frame, rnd: Chance) => Svg } = {},
): Shot {
  return (rnd, party) => {
    const { frame, place, back } = scenery(rnd, party, options)
    const heads = company(rnd, 4, party.wardrobe)
    return finish(frame, party, [
      zoomed(frame, 1.15, back, 0.5, 0.1),
      group(`translate(0 ${frame.height * 0.34})`, place.above(frame, rnd)),
      zoomed(frame, 1.5, place.above(frame, rnd), between(rnd, 0.3, 0.7), 0),
      options.extra?.(frame, rnd),
      heads.map((look, n) =>
        figure(frame.width * (0.14 + n * 0.24), frame.height + 420, 1.3, look, {
          pose: pick(rnd, ['cheer', 'point', 'wave', 'stand']),
          mouth: 'open',
          tilt: -8,
          look: n < 2 ? 1 : -1,
        }),
      ),
    ])
  }
}

/** Everybody once more, for the wall of the school. */
export function together(options: Options & { front?: number } = {}): Shot {
  return (rnd, party) => {
    const { frame, place, poses, back } = scenery(rnd, party, options)
    const floor = frame.height * place.ground
    const first = options.front ?? 5
    // One more behind than in front, so that every face finds its gap.
    const rear = company(rnd, first + 1, party.wardrobe)
    const front = company(rnd, first, party.wardrobe, party.kids)
    const row = (looks: Look[], y: number, s: number) =>
      looks.map((look, n) =>
        figure(
          frame.width * (0.5 + 0.92 * ((n + 0.5) / looks.length - 0.5)),
          y,
          s,
          look,
          stance(rnd, party, poses, n, look),
        ),
      )
    return finish(frame, party, [
      back,
      place.above(frame, rnd),
      row(rear, floor + frame.height * 0.06, 0.94),
      row(front, floor + frame.height * 0.24, 1.02),
    ])
  }
}

/** Makes room in the middle for what everybody came to see. */
function aside(place: number): number {
  return place < 0.5 ? place * 0.68 : 0.32 + place * 0.68
}
