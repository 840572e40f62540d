import sharp from 'sharp'

const columns = 6
const distance = { x: 160, y: 150 }
const scale = 0.7

/** A photo of a class that never was: drawn faces in rows of six, which the model takes for real ones. */
export function drawnClass(count: number): Promise<Buffer> {
  const width = columns * distance.x
  const height = Math.ceil(count / columns) * distance.y
  const pixels = Buffer.alloc(width * height * 3, Buffer.from([185, 199, 207]))
  for (let index = 0; index < count; index += 1) {
    const x = ((index % columns) + 0.5) * distance.x
    const y = (Math.floor(index / columns) + 0.5) * distance.y - 10
    for (const [dx, dy, across, down, colour] of face) {
      const ellipse = { x: x + dx * scale, y: y + dy * scale, rx: across * scale, ry: down * scale }
      paint(pixels, width, ellipse, colour)
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.8)
    .jpeg()
    .toBuffer()
}

type Colour = [red: number, green: number, blue: number]

const hair: Colour = [58, 42, 32]
const white: Colour = [255, 255, 255]

/** Ellipses, one over the other: where the centre is, how wide and how tall. */
const face: [dx: number, dy: number, rx: number, ry: number, colour: Colour][] = [
  [0, 110, 66, 40, [53, 80, 122]],
  [0, -12, 46, 58, hair],
  [0, 52, 16, 30, [200, 146, 108]],
  [0, 0, 38, 50, [226, 176, 140]],
  [0, 8, 30, 38, [230, 184, 152]],
  [0, -44, 30, 14, hair],
  [-16, -17, 10, 2.5, hair],
  [16, -17, 10, 2.5, hair],
  [-16, -5, 7.5, 4.5, white],
  [16, -5, 7.5, 4.5, white],
  [-16, -5, 4, 4, hair],
  [16, -5, 4, 4, hair],
  [0, 6, 4, 12, [216, 164, 128]],
  [0, 17, 7, 3, [205, 146, 112]],
  [0, 30, 14, 4.5, [180, 84, 76]],
  [0, 29.5, 12, 1, [124, 47, 43]],
]

type Ellipse = { x: number; y: number; rx: number; ry: number }

function paint(pixels: Buffer, width: number, { x, y, rx, ry }: Ellipse, colour: Colour): void {
  for (let row = Math.ceil(y - ry); row <= y + ry; row += 1) {
    const half = rx * Math.sqrt(Math.max(0, 1 - ((row - y) / ry) ** 2))
    for (let column = Math.ceil(x - half); column <= x + half; column += 1) {
      const at = (row * width + column) * 3
      if (at >= 0 && at < pixels.length) pixels.set(colour, at)
    }
  }
}
