import type { Sharp } from 'sharp'
import { relativeLuminance } from '#domain/school/brand.ts'
import { mix, type Rgb } from './rgb.ts'

const brandBlue: Rgb = [22, 53, 122]
const black: Rgb = [0, 0, 0]
const inkColor: Rgb = [28, 26, 38]

const hueSteps = 24
const maxLuminance = 0.055

/**
 * The color that a logo shows most, dark enough for white text on it (a contrast of 10). The site's blue for a school
 * without a logo; ink for a logo without colors.
 */
export async function groundColor(logo: Sharp | null): Promise<Rgb> {
  if (!logo) return brandBlue
  const pixels = await logo
    .ensureAlpha()
    .toColourspace('srgb')
    .resize(48, 48, { fit: 'inside' })
    .raw()
    .toBuffer()
  const sums = Array.from({ length: hueSteps }, () => [0, 0, 0, 0])
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4)
    const most = Math.max(red, green, blue)
    const chroma = most - Math.min(red, green, blue)
    if (alpha < 128 || chroma < 40) continue
    const sum = sums[Math.floor((hueOf(red, green, blue) / 360) * hueSteps) % hueSteps] ?? []
    for (const [index, value] of [red, green, blue, 1].entries()) {
      sum[index] = (sum[index] ?? 0) + value * chroma
    }
  }
  const [red = 0, green = 0, blue = 0, weight = 0] = sums.reduce((one, other) =>
    (other[3] ?? 0) > (one[3] ?? 0) ? other : one,
  )
  if (weight === 0) return inkColor
  let color: Rgb = [red / weight, green / weight, blue / weight]
  while (relativeLuminance(...color) > maxLuminance) color = mix(color, black, 0.06)
  return color
}

function hueOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (most === red) return (60 * ((green - blue) / chroma) + 360) % 360
  if (most === green) return 60 * ((blue - red) / chroma) + 120
  return 60 * ((red - green) / chroma) + 240
}
