// Two nights apart: the haunted hall and the altar of the Day of the Dead.
import { C, dot, line, path, rect } from '../../../drawings/kit.mjs'
import { between, glow, layers, pick, spots, times, wash } from '../paper.ts'
import { bat, candle, marigold, papelPicado, pumpkin, skull, web } from '../things/spooky.ts'
import { checker, type Place, roofs } from './place.ts'

export const hauntedHall: Place = {
  ground: 0.66,
  back: (frame, rnd) => {
    const y = frame.height * 0.66
    const moon = frame.width * between(rnd, 0.25, 0.75)
    return layers(
      wash(['#1d1238', '#3d2470', '#8a3f7e', '#e0763a'], frame, { bottom: y }),
      glow(moon, 300, 420, '#ffd98a', 0.5),
      dot(moon, 300, 170, '#ffe7b0'),
      dot(moon - 50, 260, 28, '#f2cf86'),
      dot(moon + 46, 340, 20, '#f2cf86'),
      times(7, () =>
        bat(rnd() * frame.width, 90 + rnd() * 420, 0.3 + rnd() * 0.6, between(rnd, -20, 20)),
      ),
      roofs(frame, y - 10, '#2a1850', rnd, '#ffb03c'),
      bareTree(frame.width * between(rnd, 0.02, 0.12), y + 20, 1.5),
      bareTree(frame.width * between(rnd, 0.9, 1), y + 20, 1.25),
      checker(frame, y, '#3a2558', '#4d3272'),
      [0.08, 0.2, 0.8, 0.93].map((k) =>
        pumpkin(
          frame.width * k,
          y + between(rnd, 30, 70),
          between(rnd, 0.5, 0.8),
          pick(rnd, ['merry', 'scary']),
        ),
      ),
    )
  },
  above: (frame) =>
    layers(
      web(0, 0, 1.1),
      `<g transform="translate(${frame.width} 0) scale(-1 1)">${web(0, 0, 0.9)}</g>`,
    ),
}

function bareTree(x: number, y: number, s: number) {
  return `<g transform="translate(${x} ${y}) scale(${s})">${layers(
    path(
      'M-26,0C-16,-90 -20,-190 -34,-260L-10,-270C0,-230 6,-200 8,-170C20,-210 40,-240 56,-260L70,-250C46,-210 34,-150 26,0Z',
      '#1a0f30',
    ),
    line(
      'M-24,-240Q-60,-290 -110,-296M-20,-262Q-30,-320 -14,-370M60,-252Q90,-300 140,-304M30,-160Q80,-190 96,-236M-74,-286Q-90,-320 -84,-350',
      '#1a0f30',
      12,
    ),
  )}</g>`
}

export const altar: Place = {
  ground: 0.72,
  back: (frame, rnd) => {
    const y = frame.height * 0.72
    const middle = frame.width * between(rnd, 0.4, 0.6)
    const steps = [0, 1, 2]
    return layers(
      wash(['#7a1f5c', '#b52f5f', '#e0622c'], frame, { bottom: y }),
      path(
        `M${middle - 430},${y}V360Q${middle - 430},90 ${middle},90T${middle + 430},360V${y}Z`,
        '#5a1648',
        'opacity=".7"',
      ),
      times(34, (n) => {
        const a = Math.PI * (n / 33)
        return marigold(
          middle - Math.cos(a) * 430,
          480 - Math.sin(a) * 390,
          between(rnd, 30, 42),
          n % 3 ? '#ef8a1c' : C.s5,
        )
      }),
      steps.map((n) => {
        const w = 760 - n * 190
        const top = y - 90 - n * 105
        return layers(
          rect(middle - w / 2, top, w, 110, [C.fr, '#c2407a', '#2a9c9c'][n] as string),
          path(
            `M${middle - w / 2},${top}h${w}v26${times(Math.round(w / 38), (k) => `l-19,${k % 2 ? -18 : 18}l-19,0`).join('')}Z`,
            C.paper,
          ),
          times(Math.round(w / 120), (k) => {
            const x = middle - w / 2 + 60 + k * (w / Math.round(w / 120))
            return (k + n) % 2
              ? candle(x, top, 0.62, pick(rnd, [C.paper, C.s3, C.r4]))
              : skull(x, top, 0.4, pick(rnd, ['#c2407a', '#2a9c9c', C.fr]))
          }),
        )
      }),
      wash(['#6b2a3c', '#3d1a2e'], frame, { top: y }),
      times(90, () =>
        dot(
          rnd() * frame.width,
          y + 14 + rnd() * 380,
          5 + rnd() * 8,
          pick(rnd, ['#ef8a1c', C.s5, '#d9661a']),
        ),
      ),
      spots('0.06 0.16 0.84 0.94').map(([k]) => candle(frame.width * k, y + 60, 0.9)),
    )
  },
  above: (frame, rnd) => {
    const tones = ['#2a9c9c', '#c2407a', C.s5, C.fr, '#e0622c', C.leaf]
    return layers(
      papelPicado(-30, -20, frame.width + 30, between(rnd, 30, 60), tones),
      papelPicado(
        -60,
        between(rnd, 90, 130),
        frame.width + 60,
        between(rnd, 40, 70),
        [...tones].reverse(),
      ),
    )
  },
}
