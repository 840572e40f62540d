// Under the open sky: the street at dusk, the park, the beer garden.
import { C, dot, group, line, path, puff, rect } from '../../../drawings/kit.mjs'
import { city, ipe } from '../../../drawings/props.mjs'
import { between, type Frame, glow, layers, type Svg, times, wash } from '../paper.ts'
import { lights } from '../things/party.ts'
import type { Place } from './place.ts'

/** A street closed to cars on the longest evening. */
export const street: Place = {
  ground: 0.66,
  back: (frame, rnd) => {
    const y = frame.height * 0.66
    return layers(
      wash(['#5a3f9e', '#c2609c', '#f7a377', '#ffdf9c'], frame, { bottom: y + 20 }),
      glow(frame.width * between(rnd, 0.3, 0.7), y - 60, 520, '#fff1cf', 0.8),
      times(5, (n) =>
        facade(
          n * (frame.width / 4.6) - 40,
          y,
          frame.width / 4.6 - 8,
          frame.height * between(rnd, 0.3, 0.48),
          n,
          rnd() > 0.5,
        ),
      ),
      wash(['#8d5a86', '#5b3a6e'], frame, { top: y }),
      times(7, (row) =>
        times(26, (n) => {
          const top = y + 14 + row * row * 9 + row * 14
          const w = 44 + row * 17
          return rect(
            n * (w + 8) - (row % 2) * 30 - 60,
            top,
            w,
            12 + row * 6,
            '#a87a9c',
            6,
            'opacity=".28"',
          )
        }),
      ),
    )
  },
  above: (frame, rnd) => layers(lights(frame, rnd, 90, 70), lights(frame, rnd, 190, 90, '#ffd9f0')),
}

function facade(x: number, y: number, w: number, h: number, n: number, awning: boolean): Svg {
  const walls = ['#f3c9a8', '#e9a58c', '#d9b3d3', '#f6dcae', '#b9a5d9']
  const doors = [C.b7, C.r6, C.de, C.fr, C.es]
  const tone = doors[n % 5] as string
  const floors = Math.max(1, Math.floor((h - 190) / 130))
  return layers(
    rect(x, y - h, w, h, walls[n % 5] as string),
    rect(x + w * 0.8, y - h, w * 0.2, h, C.night, 0, 'opacity=".1"'),
    path(
      `M${x - 8},${y - h}L${x + 26},${y - h - 60}H${x + w - 26}L${x + w + 8},${y - h}Z`,
      '#6a5a8e',
    ),
    times(floors, (f) =>
      [0.18, 0.58].map((k) =>
        layers(
          rect(x + w * k, y - h + 36 + f * 130, 62, 84, '#ffe9b0', 4),
          line(`M${x + w * k + 31},${y - h + 36 + f * 130}v84`, '#8a6a5a', 4),
          rect(x + w * k - 16, y - h + 36 + f * 130, 15, 84, tone, 2),
          rect(x + w * k + 63, y - h + 36 + f * 130, 15, 84, tone, 2),
          rect(x + w * k - 10, y - h + 122 + f * 130, 82, 10, '#6a5a8e', 3),
        ),
      ),
    ),
    rect(x + w * 0.14, y - 134, w * 0.72, 134, '#4a3560'),
    rect(x + w * 0.18, y - 124, w * 0.4, 90, '#ffd98a', 3),
    rect(x + w * 0.64, y - 124, w * 0.18, 124, tone, 3),
    awning
      ? times(6, (k) =>
          path(
            `M${x + w * 0.1 + k * w * 0.135},${y - 176}h${w * 0.135}v40q${-w * 0.067},22 ${-w * 0.135},0Z`,
            k % 2 ? C.paper : tone,
          ),
        )
      : '',
  )
}

/** The park in September: ipês in bloom over the grass. */
export const park: Place = {
  ground: 0.58,
  back: (frame, rnd) => {
    const y = frame.height * 0.58
    return layers(
      wash(['#7fb2f0', '#cfe4fb', '#fff4d6'], frame, { bottom: y + 20 }),
      dot(frame.width * between(rnd, 0.2, 0.8), 190, 84, '#fffbe8'),
      times(3, () => {
        const x = rnd() * frame.width
        const top = 110 + rnd() * 200
        return path(
          `M${x - 120},${top + 30}q20,-44 66,-34q26,-50 84,-26q50,-16 70,30q40,-2 50,30Z`,
          C.paper,
          'opacity=".8"',
        )
      }),
      group(`translate(${-rnd() * 300} 0)`, city(0, y, 1320, 1), city(1240, y, 1320, 1)),
      wash(['#8cc46a', '#4f9a55'], frame, { top: y - 6 }),
      path(
        `M-20,${y + 70}Q${frame.width * 0.4},${y - 10} ${frame.width + 20},${y + 110}V${y + 260}H-20Z`,
        '#79b95f',
        'opacity=".8"',
      ),
      path(
        `M-20,${y + 240}Q${frame.width * 0.6},${y + 130} ${frame.width + 20},${y + 230}V${frame.height + 20}H-20Z`,
        '#5aa556',
      ),
      ipe(
        frame.width * between(rnd, 0.06, 0.26),
        y + 90,
        between(rnd, 1, 1.35),
        3 + Math.floor(rnd() * 9),
      ),
      ipe(
        frame.width * between(rnd, 0.76, 0.96),
        y + 60,
        between(rnd, 0.8, 1.1),
        3 + Math.floor(rnd() * 9),
      ),
      times(40, () =>
        dot(
          rnd() * frame.width,
          y + 110 + rnd() * (frame.height - y - 110),
          4 + rnd() * 4,
          rnd() > 0.4 ? C.s5 : C.s1,
        ),
      ),
    )
  },
  above: () => '',
}

/** Long tables under chestnut trees, lozenges of blue and white. */
export const beerGarden: Place = {
  ground: 0.62,
  back: (frame, rnd) => {
    const y = frame.height * 0.62
    return layers(
      wash(['#f9d58a', '#fdeec2', '#e8f0d0'], frame, { bottom: y + 20 }),
      glow(frame.width * between(rnd, 0.3, 0.8), 240, 560, '#fffbe0', 0.9),
      times(6, (n) => {
        const x = n * (frame.width / 5) + between(rnd, -50, 50)
        return layers(
          rect(x - 16, y - 300, 32, 310, '#6b4430'),
          path(puff(x, y - 340, 190, 130, 13, n + 3, 0.12), n % 2 ? '#4f9a55' : '#3c8a52'),
          path(puff(x - 30, y - 372, 110, 70, 11, n + 9, 0.12), '#79b95f'),
        )
      }),
      rect(-20, y - 130, frame.width + 40, 140, '#a9703c'),
      times(Math.ceil(frame.width / 56) + 1, (n) =>
        rect(n * 56 - 20, y - 150, 46, 160, n % 2 ? '#b97e46' : '#c48a50', 4),
      ),
      wash(['#d9c089', '#b5935a'], frame, { top: y }),
      times(70, () =>
        dot(
          rnd() * frame.width,
          y + 20 + rnd() * 460,
          3 + rnd() * 5,
          rnd() > 0.5 ? '#e9d5a6' : '#9c7c48',
        ),
      ),
    )
  },
  above: (frame, rnd) =>
    layers(lozenges(frame, between(rnd, 10, 50), 90), lozenges(frame, between(rnd, 110, 160), 60)),
}

function lozenges({ width }: Frame, y: number, sag: number): Svg {
  const count = Math.round(width / 74)
  return layers(
    line(`M-20,${y}Q${width / 2},${y + 2 * sag} ${width + 20},${y}`, C.ink, 3),
    times(count, (n) => {
      const t = (n + 0.5) / count
      const [x, top] = [t * width, y + 4 * sag * t * (1 - t)]
      return path(`M${x},${top - 2}l30,48l-30,48l-30,-48Z`, n % 2 ? C.paper : C.b5)
    }),
  )
}
