// The sheet a demo photo is cut from: its size, its chance, and light that is more than a flat colour.
import { C, dot, pts, rect } from '../../drawings/kit.mjs'

export type Svg = string
export type Chance = () => number
export type Frame = { width: number; height: number }
export type Point = [number, number]

export const landscape: Frame = { width: 1600, height: 1200 }
export const portrait: Frame = { width: 1200, height: 1600 }

type Parts = Svg | false | null | undefined | Parts[]

/** Layers from back to front, however deeply they are listed. */
export function layers(...parts: Parts[]): Svg {
  return (parts.flat(9) as (Svg | false | null | undefined)[]).filter(Boolean).join('\n')
}

export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index))
}

export function pick<T>(rnd: Chance, list: readonly T[]): T {
  return list[Math.floor(rnd() * list.length)] as T
}

export function between(rnd: Chance, from: number, to: number): number {
  return from + rnd() * (to - from)
}

/** The same things in another order. */
export function shuffled<T>(rnd: Chance, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: rnd() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Places written as 'x,y x,y', or with a size as 'x,y,r'. */
export function spots(text: string): [number, number, number][] {
  return pts(text)
}

let ids = 0
/** Gradients and clips need names of their own within one document. */
export function newId(): string {
  ids += 1
  return `d${ids}`
}

/** A wash from top to bottom over the whole sheet, or over a part of it. */
export function wash(
  colours: string[],
  { width, height }: Frame,
  { top = 0, bottom = height } = {},
): Svg {
  const id = newId()
  const stops = colours
    .map((colour, n) => `<stop offset="${n / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>${rect(-20, top, width + 40, bottom - top, `url(#${id})`)}`
}

/** Light that falls off: lamps, fire, the low sun. */
export function glow(x: number, y: number, radius: number, colour: string, strength = 0.5): Svg {
  const id = newId()
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${dot(x, y, radius, `url(#${id})`)}`
}

/** The corners a little darker, as every lens sees them. */
export function vignette({ width, height }: Frame, strength = 0.35): Svg {
  const id = newId()
  return `<radialGradient id="${id}" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="${C.night}" stop-opacity="0"/><stop offset="1" stop-color="${C.night}" stop-opacity="${strength}"/></radialGradient>${rect(0, 0, width, height, `url(#${id})`)}`
}

export function sheet({ width, height }: Frame, ...parts: Parts[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${plainOpacity(layers(parts))}</svg>`
}

/** On a lone shape both mean the same, but `opacity` costs the renderer a sheet of its own. */
function plainOpacity(svg: Svg): Svg {
  return svg.replace(
    /<(path|rect|circle|ellipse)( [^>]*?) opacity="/g,
    (_, shape, before) =>
      `<${shape}${before} ${before.includes('fill="none"') ? 'stroke' : 'fill'}-opacity="`,
  )
}
