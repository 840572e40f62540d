import type { Size } from './face.ts'
import { type Tile, tileSide } from './search-tiles.ts'

/** A tile of a picture as the model takes it: red, green and blue from -1 to 1. Beyond the picture it is grey. */
export function tilePixels(
  rgba: ArrayLike<number>,
  { width, height }: Size,
  tile: Tile,
): Float32Array<ArrayBuffer> {
  const pixels = new Float32Array(tileSide * tileSide * 3)
  const rows = Math.min(tileSide, height - tile.y)
  const columns = Math.min(tileSide, width - tile.x)
  for (let row = 0; row < rows; row += 1) {
    let from = ((tile.y + row) * width + tile.x) * 4
    let to = row * tileSide * 3
    for (let column = 0; column < columns; column += 1) {
      pixels[to] = (rgba[from] ?? 0) / 127.5 - 1
      pixels[to + 1] = (rgba[from + 1] ?? 0) / 127.5 - 1
      pixels[to + 2] = (rgba[from + 2] ?? 0) / 127.5 - 1
      from += 4
      to += 3
    }
  }
  return pixels
}
