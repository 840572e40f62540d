// The school's own courtyard: by night, at dusk, and its wall by day.
import { C, dot, lift, line, path, rect, word } from '../../../drawings/kit.mjs'
import { between, type Frame, glow, layers, type Svg, shuffled, times, wash } from '../paper.ts'
import { flags, lantern, lanternTones } from '../things/party.ts'
import { type Place, roofs } from './place.ts'

/** The courtyard in June: cold stars, warm ground. */
export const courtyard = courtyardUnder(['#0b1b3f', '#16357a', '#3f5fb1', '#c9744a'], '#12295f')
export const courtyardAtDusk = courtyardUnder(
  ['#3b4fae', '#a0609c', '#f08a5c', '#ffd27a'],
  '#5a3a78',
)

function courtyardUnder(sky: string[], town: string): Place {
  return {
    ground: 0.64,
    back: (frame, rnd) => {
      const y = frame.height * 0.64
      const moon = between(rnd, 0.12, 0.88) * frame.width
      return layers(
        wash(sky, frame, { bottom: y + 30 }),
        times(60, () => dot(rnd() * frame.width, rnd() * y * 0.8, 1.5 + rnd() * 2.5, C.b1)),
        dot(moon, 250, 120, C.b5, 'opacity=".25"'),
        dot(moon, 250, 72, C.s1),
        dot(moon - 20, 236, 13, C.s3),
        dot(moon + 24, 274, 9, C.s3),
        roofs(frame, y - 30, town, rnd, C.s5),
        stalls(frame, y, shuffled(rnd, [C.r6, C.s6, '#2b9c6d', C.fr])),
        wash(['#9c5a2c', '#6b3a20'], frame, { top: y }),
        path(
          `M-20,${y}Q${frame.width / 2},${y - 26} ${frame.width + 20},${y}V${y + 50}H-20Z`,
          '#b06a35',
        ),
        times(50, () =>
          line(
            `M${rnd() * frame.width},${y + 40 + rnd() * 480}l${14 + rnd() * 16},${-4 + rnd() * 8}`,
            rnd() > 0.5 ? '#c98544' : '#5a2f18',
            4,
            'opacity=".6"',
          ),
        ),
      )
    },
    above: (frame, rnd) =>
      layers(
        flags(frame, rnd, undefined, 3, -20),
        times(Math.round(frame.width / 420), (n) => {
          const [tone, dark] = lanternTones[Math.floor(rnd() * lanternTones.length)] as [
            string,
            string,
          ]
          return lantern(
            160 + n * 420 + rnd() * 90,
            250 + rnd() * 110,
            0.62 + rnd() * 0.4,
            tone,
            dark,
          )
        }),
      ),
  }
}

function stalls({ width }: Frame, y: number, tones: string[]): Svg {
  return layers(
    times(Math.ceil(width / 480), (n) => {
      const x = 60 + n * 480
      const tone = tones[n % tones.length] as string
      return layers(
        glow(x + 150, y - 110, 260, '#ffc766', 0.4),
        rect(x, y - 210, 14, 214, C.woodD),
        rect(x + 290, y - 210, 14, 214, C.woodD),
        rect(x + 12, y - 180, 280, 110, '#f2c278'),
        times(5, (k) =>
          rect(
            x + 30 + k * 52,
            y - 128,
            30,
            36,
            [C.r6, C.s5, C.paper, C.b5, C.leaf][k] as string,
            5,
          ),
        ),
        rect(x - 12, y - 80, 328, 86, C.wood),
        rect(x - 12, y - 80, 328, 14, C.woodL),
        times(7, (k) =>
          path(`M${x - 26 + k * 51},${y - 250}h51v54q-25,30 -51,0Z`, k % 2 ? C.paper : tone),
        ),
      )
    }),
  )
}

/** A wall of the courtyard by day: where a group lines up for the photo. */
export const frontWall: Place = {
  ground: 0.74,
  back: (frame, rnd) => {
    const y = frame.height * 0.74
    const sign = frame.width / 2
    return layers(
      rect(0, 0, frame.width, y, '#f3d9b4'),
      times(9, (row) =>
        times(Math.ceil(frame.width / 130) + 1, (n) =>
          rect(
            n * 130 - (row % 2) * 65,
            row * 100,
            122,
            92,
            rnd() > 0.86 ? '#ecc99c' : '#f0d2a8',
            4,
          ),
        ),
      ),
      rect(-20, y - 150, frame.width + 40, 150, C.b8),
      rect(-20, y - 156, frame.width + 40, 14, C.s5),
      lift(
        `M${sign - 300},150h600q30,0 30,30v120q0,30 -30,30h-600q-30,0 -30,-30v-120q0,-30 30,-30Z`,
        C.paper,
        8,
        12,
        0.2,
      ),
      word('idiomas', sign - 100, 268, 112, C.b8),
      word('1984', sign + 226, 268, 62, C.r6),
      wash(['#d9a878', '#b9845a'], frame, { top: y }),
      path(`M-20,${y}H${frame.width + 20}V${y + 12}H-20Z`, C.night, 'opacity=".25"'),
    )
  },
  above: (frame, rnd) =>
    flags(frame, rnd, [C.en, C.s5, C.es, C.paper, C.fr, C.s5, C.de, C.paper], 1, -10),
}
