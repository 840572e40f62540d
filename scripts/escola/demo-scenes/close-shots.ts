// Friends, a portrait, the table, the details: what a photographer goes near for.
import { company } from './cast.ts'
import { figure, type Look } from './figure.ts'
import { between, layers, pick, type Svg, shuffled, times } from './paper.ts'
import type { PoseName } from './poses.ts'
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
