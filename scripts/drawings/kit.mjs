// Shared drawing kit: palette, tiny SVG builders and the speech bubble, so that every scene is cut from the same paper.
import { mkdirSync, writeFileSync } from 'node:fs'
import { WORDS } from './words.mjs'

export const C = {
  night: '#0b1b3f',
  b9: '#10265a',
  b8: '#16357a',
  b7: '#1d4699',
  b5: '#3f6fd1',
  b2: '#b9cdf3',
  b1: '#dfe9fb',
  r8: '#8f1119',
  r7: '#b5161f',
  r6: '#d3242c',
  r4: '#ef6a63',
  r1: '#fde3df',
  s5: '#ffc233',
  s3: '#ffdc85',
  s1: '#fff1cf',
  s6: '#eda51c',
  paper: '#fcf7ee',
  p2: '#f5ecdc',
  p3: '#eaddc6',
  p4: '#d9c6a6',
  ink: '#1c1a26',
  i7: '#3b3748',
  i5: '#5e596b',
  en: '#1d4699',
  es: '#b8500b',
  fr: '#6b3aa0',
  de: '#1c7350',
  est: '#fde2cb',
  frt: '#e8dcf5',
  det: '#cfeadd',
  leaf: '#2f8a5c',
  leafD: '#1a5f45',
  leafL: '#6fb98a',
  wood: '#b9763f',
  woodD: '#8e5528',
  woodL: '#d99a5e',
}

const n = (v) => String(Math.round(v * 10) / 10)
/** Shortens the numbers of a path, because generated curves would otherwise carry useless digits. */
const tidy = (d) => d.replace(/-?\d+\.\d{2,}/g, (v) => n(Number(v)))

export const path = (d, fill, extra = '') =>
  `<path d="${tidy(d)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`
export const line = (d, stroke, w = 3, extra = '') =>
  `<path d="${tidy(d)}" fill="none" stroke="${stroke}" stroke-width="${n(w)}" stroke-linecap="round" stroke-linejoin="round"${extra ? ` ${extra}` : ''}/>`
export const rect = (x, y, w, h, fill, rx = 0, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx ? ` rx="${n(rx)}"` : ''} fill="${fill}"${extra ? ` ${extra}` : ''}/>`
export const dot = (x, y, r, fill, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`
export const oval = (x, y, rx, ry, fill, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`
export const group = (transform, ...kids) =>
  `<g transform="${tidy(transform)}">${kids.flat().join('')}</g>`
export const clip = (id, d, ...kids) =>
  `<clipPath id="${id}"><path d="${tidy(d)}"/></clipPath><g clip-path="url(#${id})">${kids.flat().join('')}</g>`
export const fade = (o) => `opacity="${o}"`

/** A flat offset shadow under a shape: what makes the layers read as cut paper without any filter. */
export const lift = (d, fill, dx = 8, dy = 10, o = 0.16) =>
  `<path d="${tidy(d)}" fill="${C.night}" opacity="${o}" transform="translate(${dx} ${dy})"/>${path(d, fill)}`

/** Points written as 'x,y x,y': keeps long coordinate lists on one readable line. */
export const pts = (text) => text.split(' ').map((t) => t.split(',').map(Number))

/** Seeded random numbers: the drawings must come out the same on every run. */
export function random(seed) {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth closed outline through points (Catmull-Rom), for organic silhouettes. */
export function blob(pts, k = 6) {
  const m = pts.length
  const at = (i) => pts[(i + m) % m]
  let d = `M${n(pts[0][0])},${n(pts[0][1])}`
  for (let i = 0; i < m; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += `C${n(b[0] + (c[0] - a[0]) / k)},${n(b[1] + (c[1] - a[1]) / k)} ${n(c[0] - (e[0] - b[0]) / k)},${n(c[1] - (e[1] - b[1]) / k)} ${n(c[0])},${n(c[1])}`
  }
  return `${d}Z`
}

/** A bumpy cloud outline: tree crowns, curls, shrubs. */
export function puff(cx, cy, rx, ry, bumps, seed, wild = 0.12) {
  const rnd = random(seed)
  const pts = []
  for (let i = 0; i < bumps; i++) {
    const t = (i / bumps) * Math.PI * 2
    const q = 1 - wild / 2 + rnd() * wild
    pts.push([cx + Math.cos(t) * rx * q, cy + Math.sin(t) * ry * q])
  }
  let d = `M${n(pts[0][0])},${n(pts[0][1])}`
  for (let i = 0; i < bumps; i++) {
    const [x1, y1] = pts[i]
    const [x2, y2] = pts[(i + 1) % bumps]
    const r = Math.hypot(x2 - x1, y2 - y1) * 0.58
    d += `A${n(r)},${n(r)} 0 0 1 ${n(x2)},${n(y2)}`
  }
  return `${d}Z`
}

/** A limb segment: two circles of different size joined by their tangents. */
export function bone(x1, y1, r1, x2, y2, r2) {
  const L = Math.hypot(x2 - x1, y2 - y1) || 1
  const a = Math.atan2(y2 - y1, x2 - x1)
  const b = Math.acos(Math.max(-1, Math.min(1, (r1 - r2) / L)))
  const q = (x, y, r, t) => `${n(x + r * Math.cos(t))},${n(y + r * Math.sin(t))}`
  const big = (sweep) => (sweep > Math.PI ? 1 : 0)
  return `M${q(x1, y1, r1, a + b)}A${n(r1)},${n(r1)} 0 ${big(2 * Math.PI - 2 * b)} 1 ${q(x1, y1, r1, a - b)}L${q(x2, y2, r2, a - b)}A${n(r2)},${n(r2)} 0 ${big(2 * b)} 1 ${q(x2, y2, r2, a + b)}Z`
}

/** The motif: a rounded rectangle whose bottom-left corner is pulled down into a tail. */
export const bubbleD = (x, y, w, h, r = 36, tail = 44) =>
  `M${x},${y + r}Q${x},${y} ${x + r},${y}H${x + w - r}Q${x + w},${y} ${x + w},${y + r}V${y + h - r}Q${x + w},${y + h} ${x + w - r},${y + h}H${x + r * 0.7 + tail}Q${x + tail * 0.5},${y + h + 2} ${x + tail * 0.06},${y + h + tail * 0.92}Q${x},${y + h + tail} ${x},${y + h + tail * 0.86}Z`

/** A word as outlines; (x, y) is the middle of its baseline, size is the em. */
export function word(text, x, y, size, fill, extra = '') {
  const { w, d } = WORDS[text]
  const k = size / 1000
  return `<path transform="translate(${n(x - (w * k) / 2)} ${n(y)}) scale(${Math.round(k * 1e4) / 1e4})" d="${d}" fill="${fill}"${extra ? ` ${extra}` : ''}/>`
}

/** A bubble with its greeting, centred by the x-height so that it looks centred to the eye. */
export function saying(text, x, y, w, h, fill, size, opt = {}) {
  const d = bubbleD(x, y, w, h, opt.r ?? h * 0.3, opt.tail ?? h * 0.3)
  return (
    lift(d, fill, 7, 9, opt.shade ?? 0.18) +
    word(text, x + w / 2, y + h / 2 + size * 0.31, size, opt.ink ?? C.paper)
  )
}

export function save(name, w, h, ...body) {
  const out = new URL('../../content/media/', import.meta.url)
  mkdirSync(out, { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">\n${body.flat(9).join('\n')}\n</svg>\n`
  writeFileSync(new URL(`${name}.svg`, out), svg)
  console.log(`${name}.svg ${(svg.length / 1024).toFixed(1)} KB`)
}
