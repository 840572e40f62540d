// How a photographer goes through a party: the whole place, friends up close, the stage, the table, the details.
import { group } from '../../drawings/kit.mjs'
import { company } from './cast.ts'
import { figure, type Look, type PoseName } from './figure.ts'
import { fromBehind } from './from-behind.ts'
import {
  between,
  type Chance,
  type Frame,
  layers,
  pick,
  type Svg,
  shuffled,
  times,
} from './paper.ts'
import {
  finish,
  type Options,
  pickHeld,
  type Shot,
  scenery,
  stance,
  type Thing,
  table,
  veil,
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

/** Two to four people near the camera, the place soft and large behind them. */
export function friends(count: number, options: Options & { near?: Svg } = {}): Shot {
  return (rnd, party) => {
    const { frame, place, poses, back } = scenery(rnd, party, options)
    const people = company(rnd, count, party.wardrobe, Math.min(party.kids, count - 1))
    const s = Math.min(1.95, (frame.width / count) * 0.0034) + 0.12
    const feet = frame.height * 0.44 + 560 * s
    const spread = count === 2 ? 0.7 : 0.9
    const order = shuffled(rnd, [...people.keys()])
    return finish(frame, party, [
      zoomed(frame, 1.35, layers(back, place.above(frame, rnd)), between(rnd, 0.35, 0.65), 0.4),
      veil(frame, 0.12),
      order.map((n) => {
        const look = people[n] as Look
        const x = frame.width * (0.5 + spread * ((n + 0.5) / count - 0.5))
        const facing: 1 | -1 = n < count / 2 ? 1 : -1
        const lift = look.child ? 90 : between(rnd, -24, 24)
        const chosen = stance(rnd, party, poses, n, look)
        // An arm round a shoulder needs one at its own height.
        const alike = n > 0 && people[n - 1]?.child === look.child
        return figure(x, feet - lift, s, look, {
          ...chosen,
          ...(chosen.pose === 'hug' && !alike && { pose: 'wave', held: undefined }),
          look: facing,
          tilt: facing * between(rnd, 0, 7),
        })
      }),
      options.near,
    ])
  }
}

/** One person, upright sheet: the portrait that parents keep. */
export function alone(
  pose: PoseName,
  options: Options & { held?: Svg; child?: boolean } = {},
): Shot {
  return (rnd, party) => {
    const { frame, place, back } = scenery(rnd, party, options)
    const [look] = company(rnd, 1, party.wardrobe, options.child ? 1 : 0)
    const s = (frame.height / 1600) * (options.child ? 2.5 : 2.05)
    const feet = frame.height * 0.42 + (options.child ? 425 : 560) * s
    const held = options.held ?? pickHeld(rnd, party, pose)
    return finish(frame, party, [
      zoomed(frame, 1.25, layers(back, place.above(frame, rnd)), between(rnd, 0.3, 0.7), 0.5),
      veil(frame, 0.1),
      look &&
        figure(frame.width * between(rnd, 0.45, 0.55), feet, s, look, {
          pose,
          held,
          look: rnd() > 0.5 ? 1 : -1,
          tilt: between(rnd, -5, 5),
          mouth: pick(rnd, ['smile', 'grin', 'open']),
        }),
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

/** People behind a laid table. */
export function atTable(count: number, options: Options = {}): Shot {
  return (rnd, party) => {
    const { frame, place, poses, back } = scenery(rnd, party, options)
    const edge = frame.height * 0.68
    const s = Math.min(1.5, (frame.width / count) * 0.0034)
    const people = company(rnd, count, party.wardrobe, Math.min(party.kids, Math.floor(count / 2)))
    const served = shuffled(rnd, [...party.served, ...party.served]).slice(
      0,
      Math.round(frame.width / 290),
    )
    return finish(frame, party, [
      zoomed(frame, 1.15, layers(back, place.above(frame, rnd)), between(rnd, 0.3, 0.7), 0.45),
      people.map((look, n) => {
        const x = frame.width * (0.5 + 0.9 * ((n + 0.5) / count - 0.5))
        return figure(
          x,
          edge + (look.child ? 150 : 270) * s,
          s,
          look,
          stance(rnd, party, poses, n, look),
        )
      }),
      table(frame, edge, party.cloth),
      served.map((thing, n) =>
        thing(
          frame.width * ((n + 0.5) / served.length),
          edge + (n % 2 ? 130 : 70) + between(rnd, -12, 20),
          between(rnd, 1, 1.25),
        ),
      ),
    ])
  }
}

/** Things alone, near enough to taste. */
export function still(things: Thing[], options: Options & { size?: number } = {}): Shot {
  return (rnd, party) => {
    const { frame, place, back } = scenery(rnd, party, options)
    const edge = frame.height * 0.42
    const size = (options.size ?? 2.1) * Math.min(1, frame.width / 1400)
    const deep = frame.height > frame.width ? 3 : 2
    const rows = times(deep, (row) =>
      things.filter((_, n) => Math.floor((n * deep) / things.length) === row),
    )
    return finish(frame, party, [
      zoomed(frame, 1.5, layers(back, place.above(frame, rnd)), between(rnd, 0.2, 0.8), 0.62),
      veil(frame, 0.16),
      table(frame, edge, party.cloth),
      rows.map((row, n) =>
        row.map((thing, k) =>
          thing(
            frame.width * ((k + 0.5) / row.length) + between(rnd, -26, 26),
            edge + frame.height * (0.2 + (n * 0.34) / (deep - 1)) + between(rnd, -14, 14),
            size * (0.95 + (n * 0.3) / (deep - 1)),
          ),
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
