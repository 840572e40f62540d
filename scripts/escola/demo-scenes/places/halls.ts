// Inside the school: stage, lounge, classrooms, the hall of the fair.
import { C, clip, dot, group, line, path, rect, word } from '../../../drawings/kit.mjs'
import { books, pendant, potted } from '../../../drawings/props.mjs'
import { between, glow, layers, newId, pick, type Svg, times, wash } from '../paper.ts'
import { balloons, confetti, flags } from '../things/party.ts'
import { bee, board } from '../things/school.ts'
import { boards, checker, curtain, type Place } from './place.ts'

function stage(
  wall: string[],
  cloth: [string, string],
  floor: [string, string],
  light: string,
): Place {
  return {
    ground: 0.7,
    back: (frame, rnd) => {
      const y = frame.height * 0.7
      const lamp = frame.width * between(rnd, 0.35, 0.65)
      return layers(
        wash(wall, frame, { bottom: y }),
        times(3, (n) => {
          const foot = frame.width * (0.25 + n * 0.25)
          return path(
            `M${lamp + (n - 1) * 260},-20L${foot - 170},${y}H${foot + 170}Z`,
            light,
            'opacity=".14"',
          )
        }),
        boards(frame, y, ...floor),
        glow(frame.width / 2, y + 60, 520, light, 0.3),
        curtain(frame, ...cloth),
      )
    },
    above: () => '',
  }
}

export const auditorium = stage(
  ['#1d4699', '#16357a', '#10265a'],
  [C.r6, C.r8],
  ['#b9763f', C.woodD],
  '#fff1cf',
)
export const gala = stage(
  ['#221544', '#3a2468', '#5a3a8e'],
  ['#1d3f8a', '#10265a'],
  ['#8a5a3c', '#5a3420'],
  '#ffdc85',
)

/** Sofas, shelves and low lamps: where poems are read. */
export const lounge: Place = {
  ground: 0.7,
  back: (frame, rnd) => {
    const y = frame.height * 0.7
    const seed = Math.floor(rnd() * 90)
    return layers(
      wash(['#123f44', '#1c5a58'], frame, { bottom: y }),
      times(3, (row) =>
        layers(
          rect(-20, 330 + row * 150, frame.width + 40, 14, C.woodD),
          books(-10, 330 + row * 150, frame.width + 20, 112, seed + row),
        ),
      ),
      rect(0, 180, frame.width, y - 180, '#0d2f36', 0, 'opacity=".42"'),
      path(
        `M${frame.width * 0.36},0H${frame.width * 0.64}L${frame.width * 0.78},${y}H${frame.width * 0.22}Z`,
        '#ffdf9c',
        'opacity=".12"',
      ),
      boards(frame, y, '#7a4a2c', '#4a2a18'),
      path(
        `M${frame.width * 0.1},${frame.height + 10}Q${frame.width * 0.2},${y + 60} ${frame.width / 2},${y + 56}T${frame.width * 0.9},${frame.height + 10}Z`,
        '#a8343c',
      ),
      path(
        `M${frame.width * 0.17},${frame.height + 10}Q${frame.width * 0.26},${y + 92} ${frame.width / 2},${y + 88}T${frame.width * 0.83},${frame.height + 10}Z`,
        '#c9524c',
      ),
      potted(70, y + 90, 1.5, C.s5, C.s6),
      potted(frame.width - 70, y + 80, 1.4, C.b7, C.b9),
    )
  },
  above: (frame, rnd) => {
    const x = frame.width * between(rnd, 0.24, 0.4)
    return layers(
      [x, frame.width - x].map((a, n) =>
        layers(
          glow(a, 230, 340, '#ffd98a', 0.5),
          pendant(a, 190 + n * 24, 0.95, n ? C.s5 : C.r6, n ? C.s6 : C.r8),
        ),
      ),
    )
  },
}

/** A wall of honeycomb for those who spell. */
export const hive: Place = {
  ground: 0.72,
  back: (frame, rnd) => {
    const y = frame.height * 0.72
    const side = 78
    return layers(
      wash(['#ffdc85', '#ffc94f'], frame, { bottom: y }),
      times(Math.ceil(y / (side * 1.5)) + 1, (row) =>
        times(Math.ceil(frame.width / (side * 1.74)) + 2, (n) => {
          const x = n * side * 1.74 - (row % 2) * side * 0.87
          const tone = pick(rnd, ['#ffd266', '#ffe3a0', '#f7b733', '#ffd266', 'none'])
          return path(hexagon(x, row * side * 1.5, side - 6), tone)
        }),
      ),
      bee(frame.width * between(rnd, 0.08, 0.2), between(rnd, 120, 260), 1, -14),
      bee(frame.width * between(rnd, 0.8, 0.92), between(rnd, 120, 260), 0.8, 10),
      rect(-20, y - 26, frame.width + 40, 26, C.b8),
      boards(frame, y, '#c98a4c', '#8e5528'),
    )
  },
  above: (frame, rnd) => flags(frame, rnd, [C.ink, C.s5, C.paper, C.s6], 1, -30),
}

function hexagon(x: number, y: number, r: number): string {
  const corners = times(6, (n) => {
    const a = (Math.PI / 3) * n + Math.PI / 6
    return `${x + Math.cos(a) * r},${y + Math.sin(a) * r}`
  })
  return `M${corners.join('L')}Z`
}

/** The hall of the fair: tall windows and a banner for each language. */
export const fairHall: Place = {
  ground: 0.66,
  back: (frame, rnd) => {
    const y = frame.height * 0.66
    const greetings: [string, string, string][] = [
      ['Hello', C.en, C.b1],
      ['Hola', C.es, C.est],
      ['Bonjour', C.fr, C.frt],
      ['Hallo', C.de, C.det],
    ]
    const turn = Math.floor(rnd() * 4)
    return layers(
      wash(['#fdf3df', '#f5e3c2'], frame, { bottom: y }),
      times(Math.ceil(frame.width / 380), (n) => tallWindow(60 + n * 400, 130, 250, y - 260)),
      times(Math.ceil(frame.width / 400), (n) => {
        const [text, tone, light] = greetings[(n + turn) % 4] as [string, string, string]
        const x = 330 + n * 400
        return layers(
          path(
            `M${x - 4},190h132v350l-66,-44l-66,44Z`,
            C.night,
            'opacity=".18" transform="translate(7 9)"',
          ),
          path(`M${x - 4},190h132v350l-66,-44l-66,44Z`, tone),
          line(`M${x - 20},186h164`, C.woodD, 12),
          group(`translate(${x + 82} 350) rotate(-90)`, word(text, 0, 0, 60, light)),
        )
      }),
      rect(-20, y - 22, frame.width + 40, 22, '#c9a877'),
      checker(frame, y, '#ecd9b6', '#dcc196'),
    )
  },
  above: (frame, rnd) =>
    flags(frame, rnd, [C.en, C.s5, C.es, C.paper, C.fr, C.s5, C.de, C.paper], 2, -40),
}

function tallWindow(x: number, y: number, w: number, h: number): Svg {
  const d = `M${x},${y + h}V${y + w / 2}A${w / 2},${w / 2} 0 0 1 ${x + w},${y + w / 2}V${y + h}Z`
  return layers(
    path(d, '#cfe4fb'),
    clip(
      newId(),
      d,
      dot(x + w * 0.7, y + h * 0.8, w * 0.6, C.leafL),
      dot(x + w * 0.1, y + h * 0.95, w * 0.5, C.leaf),
      path(`M${x},${y + h * 0.4}l${w},${-h * 0.3}v60l${-w},${h * 0.3}Z`, C.paper, 'opacity=".5"'),
    ),
    line(d, '#c9a877', 12),
    line(`M${x + w / 2},${y}V${y + h}M${x},${y + h * 0.55}H${x + w}`, '#c9a877', 8),
  )
}

/** A classroom on a bright morning. */
export const classroom: Place = {
  ground: 0.74,
  back: (frame, rnd) => {
    const y = frame.height * 0.74
    const middle = frame.width / 2
    return layers(
      wash(['#dfe9fb', '#f3f0e4'], frame, { bottom: y }),
      rect(-20, y - 170, frame.width + 40, 170, C.b5),
      rect(-20, y - 178, frame.width + 40, 14, C.paper),
      board(
        middle - 400,
        150,
        800,
        430,
        layers(
          word('Hello', middle - 210, 320, 120, C.paper),
          word('Hola', middle + 190, 330, 104, C.s3),
          word('Bonjour', middle - 150, 480, 96, '#d9c6f2'),
          word('Hallo', middle + 220, 486, 96, '#a9e0c4'),
        ),
      ),
      tallWindow(-60, 120, 230, 520),
      tallWindow(frame.width - 170, 120, 230, 520),
      path(
        `M150,300L${frame.width * 0.6},${y + 200}H${frame.width * 0.3}L60,560Z`,
        '#fff4c9',
        `opacity="${between(rnd, 0.2, 0.4)}"`,
      ),
      boards(frame, y, '#d9a86c', '#a9743c'),
    )
  },
  above: (frame, rnd) =>
    flags(frame, rnd, [C.en, C.s5, C.es, C.paper, C.fr, C.s5, C.de, C.paper], 1, -50),
}

/** The patio dressed for those who leave: balloons and falling gold. */
export const farewell: Place = {
  ground: gala.ground,
  back: (frame, rnd) =>
    layers(
      gala.back(frame, rnd),
      balloons(frame.width * 0.2, frame.height * 0.78, 1.2, [C.s5, C.b5, C.paper, C.s3]),
      balloons(frame.width * 0.8, frame.height * 0.76, 1.1, [C.paper, C.s5, C.b5, C.s6, C.b2]),
    ),
  above: (frame, rnd) => confetti(frame, rnd, 70, [C.s5, C.s3, C.s1, C.s6]),
}
