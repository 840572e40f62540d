import { type Redaction, redactionColour } from '#domain/photos/redaction.ts'
import type { DecodedPicture } from './decode-picture.ts'

/**
 * Overwrites the pixels, before any size is made from them. Faces in an animation move from frame to frame, so only
 * its first frame is kept.
 */
export function burnRedactions(
  { animation: _, ...decoded }: DecodedPicture,
  redactions: readonly Redaction[],
): DecodedPicture {
  const { width, height, channels } = decoded
  const pixels = Buffer.from(decoded.pixels)
  const pixel = opaquePixel(channels)
  for (const redaction of redactions) {
    const radius = { x: (redaction.width * width) / 2, y: (redaction.height * height) / 2 }
    const centre = { x: redaction.x * width + radius.x, y: redaction.y * height + radius.y }
    const first = Math.max(0, Math.floor(centre.y - radius.y))
    const last = Math.min(height - 1, Math.ceil(centre.y + radius.y))
    for (let row = first; row <= last; row += 1) {
      // Measured at the middle of the row. A row that the ellipse only touches is covered near the centre.
      const distance = Math.min(1, Math.abs(row + 0.5 - centre.y) / radius.y)
      const reach = radius.x * Math.sqrt(1 - distance ** 2)
      const left = Math.max(0, Math.floor(centre.x - reach))
      const right = Math.min(width, Math.ceil(centre.x + reach))
      const start = (row * width + left) * channels
      pixels.fill(pixel, start, start + Math.max(0, right - left) * channels)
    }
  }
  return { ...decoded, pixels }
}

/** A grey picture has one channel, and a cover on a transparent picture must be opaque. */
function opaquePixel(channels: DecodedPicture['channels']): Buffer {
  const { r, g, b } = redactionColour
  const colour = channels <= 2 ? [Math.round((r + g + b) / 3)] : [r, g, b]
  return Buffer.from(channels % 2 === 0 ? [...colour, 255] : colour)
}
