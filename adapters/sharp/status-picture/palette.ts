import type { LanguageColor } from '#domain/languages.ts'
import type { StatusGround } from '#domain/status-picture.ts'
import { hex, mix, type Rgb, white } from './rgb.ts'

// As in app/styles/tokens.css.
export const paper = '#fcf7ee'
export const paperShade = '#f5ecdc'
export const ink = '#1c1a26'
export const sun = '#ffc233'

export const hues: Record<LanguageColor, { tint: string; fill: string }> = {
  blue: { tint: '#dfe9fb', fill: '#1d4699' },
  red: { tint: '#fde3df', fill: '#d3242c' },
  green: { tint: '#cfeadd', fill: '#1c7350' },
  orange: { tint: '#fde2cb', fill: '#a8480a' },
  plum: { tint: '#e8dcf5', fill: '#6b3aa0' },
}

export type Palette = {
  ground: string
  lighter: string
  news: string
  newsText: string
  newsSoft: string
  greeting: string
  greetingText: string
  onGround: string
}

export function paletteOf(
  color: Rgb,
  ground: StatusGround,
  hue: { tint: string; fill: string },
): Palette {
  const deep = hex(color)
  if (ground === 'cor') {
    return {
      ground: deep,
      lighter: hex(mix(color, white, 0.07)),
      news: paper,
      newsText: deep,
      newsSoft: ink,
      greeting: hue.tint,
      greetingText: hue.fill,
      onGround: paper,
    }
  }
  return {
    ground: paper,
    lighter: paperShade,
    news: deep,
    newsText: '#ffffff',
    newsSoft: paper,
    greeting: hue.fill,
    greetingText: '#ffffff',
    onGround: ink,
  }
}
