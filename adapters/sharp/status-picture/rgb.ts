/** Channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => one[index] * (1 - share) + other[index] * share
  return [part(0), part(1), part(2)]
}

export const hex = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`
export const white: Rgb = [255, 255, 255]
