import sharp from 'sharp'
import { type Redaction, redactionColour } from '#domain/photos/redaction.ts'

/** How far a codec's ringing reaches, in pixels of the file: a block of 16 and the next one's edge. */
const smearedEdge = 20

/**
 * How far any pixel under these covers is from the cover colour, from 0 to 255. The file must show the whole
 * picture. NaN: the covers are too small to measure.
 */
export async function deviationUnder(
  file: Uint8Array,
  redactions: readonly Redaction[],
): Promise<number> {
  const { data, info } = await sharp(file)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colour = Object.values(redactionColour)
  let most = Number.NaN
  for (const redaction of redactions) {
    for (const at of pixelsUnder(redaction, info)) {
      for (const [channel, wanted] of colour.entries()) {
        const deviation = Math.abs((data[at * info.channels + channel] ?? 0) - wanted)
        if (!(deviation <= most)) most = deviation
      }
    }
  }
  return most
}

type Size = { width: number; height: number }

function* pixelsUnder({ x, y, ...size }: Redaction, file: Size): Generator<number> {
  const radius = { x: (size.width * file.width) / 2, y: (size.height * file.height) / 2 }
  const centre = { x: x * file.width + radius.x, y: y * file.height + radius.y }
  const [across, down] = [radius.x - smearedEdge, radius.y - smearedEdge]
  for (let row = Math.max(0, Math.ceil(centre.y - down)); row < file.height; row += 1) {
    const reach = across * Math.sqrt(1 - ((row + 0.5 - centre.y) / down) ** 2)
    if (!(reach > 0)) return
    const last = Math.min(file.width, Math.floor(centre.x + reach))
    for (let column = Math.max(0, Math.ceil(centre.x - reach)); column < last; column += 1) {
      yield row * file.width + column
    }
  }
}
