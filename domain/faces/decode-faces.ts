import type { Face, Size } from './face.ts'
import { type Tile, tileSide } from './search-tiles.ts'

/** What the model says about a tile: a box and a score for every anchor. */
export type ModelOutput = { boxes: ArrayLike<number>; scores: ArrayLike<number> }

/** Anchors are the centres of a grid over the tile. */
const gridSide = 48
const anchorDistance = tileSide / gridSide
/** Of these only the first four are read: the rest are points of a face, which nobody needs. */
const numbersPerBox = 16
const minScore = 0.6
/** A box that ends this near to a tile's edge is cut off by it. */
const edge = 1

/** The faces in a tile of a scaled picture. A face that the tile cuts off is whole in the next one. */
export function decodeFaces({ boxes, scores }: ModelOutput, tile: Tile, picture: Size): Face[] {
  const faces: Face[] = []
  for (let anchor = 0; anchor < gridSide ** 2; anchor += 1) {
    const score = 1 / (1 + Math.exp(-(scores[anchor] ?? 0)))
    if (score < minScore) continue
    const at = (place: number) => boxes[anchor * numbersPerBox + place] ?? 0
    const width = at(2)
    const height = at(3)
    const x = ((anchor % gridSide) + 0.5) * anchorDistance + at(0) - width / 2
    const y = (Math.floor(anchor / gridSide) + 0.5) * anchorDistance + at(1) - height / 2
    const isCutOff =
      (tile.x > 0 && x < edge) ||
      (tile.y > 0 && y < edge) ||
      (tile.x + tileSide < picture.width && x + width > tileSide - edge) ||
      (tile.y + tileSide < picture.height && y + height > tileSide - edge)
    if (isCutOff) continue
    faces.push({
      x: (tile.x + x) / picture.width,
      y: (tile.y + y) / picture.height,
      width: width / picture.width,
      height: height / picture.height,
      score,
    })
  }
  return faces
}
