// The few SVG marks the scenes are cut from. Everything is a string; coordinates keep one decimal, to stay light.

export type Pt = [number, number]
export type Extra = Record<string, string | number | undefined>

export const n = (v: number): string => String(Math.round(v * 10) / 10)

const attrs = (extra?: Extra): string =>
  Object.entries(extra ?? {})
    .filter(([, v]) => v !== undefined && v !== 1)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? Math.round(v * 1000) / 1000 : v}"`)
    .join('')

export const path = (d: string, fill: string, extra?: Extra): string =>
  `<path d="${d}" fill="${fill}"${attrs(extra)}/>`

export const rect = (
  x: number,
  y: number,
  w: number,
  h: number,
  fill: string,
  r = 0,
  extra?: Extra,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${r ? ` rx="${n(r)}"` : ''} fill="${fill}"${attrs(extra)}/>`

export const circle = (x: number, y: number, r: number, fill: string, extra?: Extra): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attrs(extra)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  extra?: Extra,
): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${attrs(extra)}/>`

export const poly = (pts: Pt[], fill: string, extra?: Extra): string =>
  path(polyD(pts), fill, extra)

export const polyD = (pts: Pt[]): string => `M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const stroke = (d: string, color: string, w: number, extra?: Extra): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"${attrs(extra)}/>`

export const lineD = (...pts: Pt[]): string =>
  `M${pts.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

export const g = (children: string | string[], extra?: Extra): string =>
  `<g${attrs(extra)}>${Array.isArray(children) ? children.join('') : children}</g>`

export const at = (
  x: number,
  y: number,
  s: number,
  children: string | string[],
  flip = false,
): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${flip ? -s : s} ${s})">${Array.isArray(children) ? children.join('') : children}</g>`

let serial = 0
/** Each document starts counting afresh. */
export const resetIds = (): void => {
  serial = 0
  halos.clear()
}
export const newId = (): string => `k${(serial++).toString(36)}`

export const clip = (d: string, children: string | string[]): string => {
  const id = newId()
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${g(children, { 'clip-path': `url(#${id})` })}`
}

export const vertical = (
  stops: [number, string][],
  y1: number,
  y2: number,
): { def: string; fill: string } => {
  const id = newId()
  const inner = stops.map(([o, c]) => `<stop offset="${o}" stop-color="${c}"/>`).join('')
  return {
    def: `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(y1)}" x2="0" y2="${n(y2)}">${inner}</linearGradient>`,
    fill: `url(#${id})`,
  }
}

const halos = new Map<string, string>()

/** A soft halo, used only where a lamp really shines; equal halos share one gradient. */
export const halo = (x: number, y: number, r: number, color: string, opacity: number): string => {
  const k = Math.round(opacity * 50) / 50
  const known = halos.get(color + k)
  if (known) return circle(x, y, r, `url(#${known})`)
  const id = newId()
  halos.set(color + k, id)
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${k}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${circle(x, y, r, `url(#${id})`)}`
}

export const rectD = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`

export const circleD = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`

/** The motif: a rounded rectangle whose bottom-left corner is a tail. */
export const bubbleD = (
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  tail: number,
): string =>
  `M${n(x + r)} ${n(y)}H${n(x + w - r)}Q${n(x + w)} ${n(y)} ${n(x + w)} ${n(y + r)}V${n(y + h - r)}Q${n(x + w)} ${n(y + h)} ${n(x + w - r)} ${n(y + h)}` +
  `H${n(x + tail * 1.15)}Q${n(x + tail * 0.5)} ${n(y + h + tail * 0.35)} ${n(x)} ${n(y + h + tail)}V${n(y + r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Z`

/** Collects many small shapes of a few colours into one path per colour. */
export class Batch {
  private readonly byFill = new Map<string, string>()
  add(fill: string, d: string): void {
    this.byFill.set(fill, (this.byFill.get(fill) ?? '') + d)
  }
  draw(extra?: Extra): string {
    return [...this.byFill].map(([fill, d]) => path(d, fill, extra)).join('')
  }
}

/** Round specks: zero-length strokes are far lighter than circles. */
export class Specks {
  private readonly byKey = new Map<string, string>()
  add(fill: string, x: number, y: number, r: number): void {
    const key = `${fill}|${Math.max(1, Math.round(r))}`
    this.byKey.set(key, `${this.byKey.get(key) ?? ''}M${n(x)} ${n(y)}h.01`)
  }
  draw(): string {
    return [...this.byKey]
      .map(([key, d]) => {
        const [fill, r] = key.split('|') as [string, string]
        return `<path d="${d}" fill="none" stroke="${fill}" stroke-width="${Number(r) * 2}" stroke-linecap="round"/>`
      })
      .join('')
  }
}

/** Repeatable chance: the same seed always draws the same picture. */
export const random = (seed: number): (() => number) => {
  let a = seed * 0x9e3779b9
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <T>(rnd: () => number, list: readonly T[]): T =>
  list[Math.floor(rnd() * list.length)] as T

/** A scalloped outline, as if cut with small scissors: clouds, tree crowns, bushes. */
export const scallopD = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  bumps: number,
  seed: number,
  depth = 0.62,
): string => {
  const rnd = random(seed)
  const pts: Pt[] = []
  for (let i = 0; i < bumps; i++) {
    const a = ((i + (rnd() - 0.5) * 0.5) / bumps) * Math.PI * 2
    const k = 0.88 + rnd() * 0.2
    pts.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k])
  }
  const first = pts[0] as Pt
  let d = `M${n(first[0])} ${n(first[1])}`
  for (let i = 1; i <= bumps; i++) {
    const p = pts[i - 1] as Pt
    const q = pts[i % bumps] as Pt
    const r = Math.hypot(q[0] - p[0], q[1] - p[1]) * depth
    d += `A${n(r)} ${n(r)} 0 0 1 ${n(q[0])} ${n(q[1])}`
  }
  return `${d}Z`
}

export const doc = (w: number, h: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>\n`
