import { C, line, path, rect } from '../../../drawings/kit.mjs'
import type { Chance, Frame, Svg } from '../paper.ts'
import { layers, times } from '../paper.ts'

/** Where an event happens: what stands behind the people, and what hangs over them. */
export type Place = {
  /** Height of the horizon, as a share of the sheet. */
  ground: number
  back: (frame: Frame, rnd: Chance) => Svg
  above: (frame: Frame, rnd: Chance) => Svg
}

/** Roofs of the town as a silhouette; windows are lit when a colour for them is given. */
export function roofs({ width }: Frame, y: number, tone: string, rnd: Chance, lit?: string): Svg {
  let d = `M-20,${y + 60}`
  const windows: Svg[] = []
  for (let x = -20; x < width + 40; ) {
    const w = 80 + rnd() * 110
    const h = 60 + rnd() * 150
    const gable = rnd() > 0.5
    d += `V${y - h}${gable ? `L${x + w / 2},${y - h - 44}L${x + w},${y - h}` : `H${x + w}`}`
    if (lit && rnd() > 0.3) {
      windows.push(
        rect(x + w * 0.24, y - h + 26, 18, 24, lit, 2),
        rect(x + w * 0.58, y - h + 26, 18, 24, lit, 2),
      )
    }
    x += w
    d += `H${x}`
  }
  return layers(path(`${d}V${y + 60}Z`, tone), windows)
}

/** Floor boards or tiles that run towards one point. */
export function boards({ width, height }: Frame, y: number, tone: string, seam: string): Svg {
  return layers(
    rect(-20, y, width + 40, height - y + 20, tone),
    times(15, (n) =>
      line(
        `M${width / 2 + (n - 7) * 90},${y}L${width / 2 + (n - 7) * 300},${height + 20}`,
        seam,
        4,
        'opacity=".4"',
      ),
    ),
    times(4, (n) =>
      line(
        `M-20,${y + ((n + 1) / 4) ** 1.7 * (height - y)}H${width + 20}`,
        seam,
        4,
        'opacity=".3"',
      ),
    ),
    rect(-20, y, width + 40, 10, C.night, 0, 'opacity=".18"'),
  )
}

export function checker({ width, height }: Frame, y: number, tone: string, other: string): Svg {
  const rows = 5
  const at = (row: number) => y + (row / rows) ** 1.6 * (height - y)
  const x = (column: number, row: number) =>
    width / 2 + column * 130 * (1 + 1.7 * (row / rows) ** 1.5)
  return layers(
    rect(-20, y, width + 40, height - y + 20, tone),
    times(rows, (row) =>
      times(18, (n) => {
        const c = n - 9
        if ((c + row) % 2 !== 0) return ''
        return path(
          `M${x(c, row)},${at(row)}L${x(c + 1, row)},${at(row)}L${x(c + 1, row + 1)},${at(row + 1)}L${x(c, row + 1)},${at(row + 1)}Z`,
          other,
        )
      }),
    ),
  )
}

/** A heavy stage curtain on both sides and along the top. */
export function curtain({ width, height }: Frame, tone: string, dark: string): Svg {
  const fold = (x: number, w: number) =>
    layers(
      rect(x, -10, w, height * 0.86, tone),
      rect(x + w * 0.6, -10, w * 0.4, height * 0.86, dark),
    )
  const side = width * 0.13
  return layers(
    times(5, (n) => fold(-10 + (n * side) / 5, side / 5)),
    times(5, (n) => fold(width - side + 10 + (n * side) / 5, side / 5)),
    times(9, (n) => {
      const w = width / 9
      return layers(
        path(`M${n * w},-10h${w}v90q${-w / 2},90 ${-w},0Z`, n % 2 ? tone : dark),
        line(`M${n * w},84q${w / 2},90 ${w},0`, C.s5, 9),
      )
    }),
  )
}
