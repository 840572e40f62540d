import { expect, test } from 'vitest'
import { coversOf } from '#domain/faces/cover-faces.ts'
import { decodeFaces } from '#domain/faces/decode-faces.ts'
import { distinctFaces } from '#domain/faces/distinct-faces.ts'
import type { Face } from '#domain/faces/face.ts'
import { inReadingOrder } from '#domain/faces/in-reading-order.ts'
import { searchScales, tileSide } from '#domain/faces/search-tiles.ts'
import { tilePixels } from '#domain/faces/tile-pixels.ts'
import { maxRedactions } from '#domain/photos/redaction.ts'

const face = (x: number, y: number, side = 0.1, score = 0.9): Face => ({
  ...{ x, y, score, width: side, height: side },
})

test.each([
  [2048, 1536],
  [1536, 2048],
  [490, 353],
  [3000, 400],
  [60, 40],
])('tiles cover all of a photo of %i x %i at every scale, and overlap', (width, height) => {
  const scales = searchScales({ width, height })
  expect(Math.max(scales.at(-1)?.width ?? 0, scales.at(-1)?.height ?? 0)).toBe(
    Math.min(1270, 2 * Math.max(width, height)),
  )
  for (const { tiles, ...size } of scales) {
    for (const [side, starts] of [
      [size.width, tiles.map(({ x }) => x)],
      [size.height, tiles.map(({ y }) => y)],
    ] as const) {
      const sorted = [...new Set(starts)].sort((a, b) => a - b)
      expect(sorted[0]).toBe(0)
      expect((sorted.at(-1) ?? 0) + tileSide).toBeGreaterThanOrEqual(side)
      for (const [index, start] of sorted.slice(1).entries()) {
        expect(start - (sorted[index] ?? 0)).toBeLessThanOrEqual(tileSide - 38)
      }
    }
  }
})

test('a tile has the pixels of its place from -1 to 1, and grey beyond the picture', () => {
  const size = { width: 200, height: 100 }
  const rgba = new Uint8ClampedArray(size.width * size.height * 4)
  rgba.set([255, 0, 255, 255], (99 * size.width + 8) * 4)
  const pixels = tilePixels(rgba, size, { x: 8, y: 0 })
  expect([...pixels.slice(0, 3)]).toEqual([-1, -1, -1])
  const at = (x: number, y: number) => [...pixels.slice((y * tileSide + x) * 3).slice(0, 3)]
  expect(at(0, 99)).toEqual([1, -1, 1])
  expect(at(0, 100)).toEqual([0, 0, 0])
})

test('a box of the model becomes a face in fractions of the picture, unless its tile cuts it off', () => {
  const picture = { width: 400, height: 192 }
  const tile = { x: 100, y: 0 }
  const said = (x: number, score: number) => {
    const anchor = 24 * 48 + 24
    const boxes = new Float32Array(48 * 48 * 16)
    boxes.set([x, 0, 20, 30], anchor * 16)
    const scores = new Float32Array(48 * 48).fill(-9)
    scores[anchor] = score
    return decodeFaces({ boxes, scores }, tile, picture)
  }
  // The anchor is at (98, 98) of the tile.
  expect(said(2, 3)).toEqual([
    {
      ...{ x: 190 / 400, y: 83 / 192, width: 20 / 400, height: 30 / 192 },
      score: expect.closeTo(0.95, 2),
    },
  ])
  expect(said(2, 0.3)).toEqual([])
  expect(said(-90, 3)).toEqual([])
  expect(said(86, 3)).toEqual([])
})

test('a face found in several tiles and scales counts once, as the surest says it', () => {
  const sure = face(0.1, 0.1, 0.1, 0.9)
  const again = face(0.11, 0.1, 0.1, 0.7)
  const partOfIt = face(0.12, 0.12, 0.04, 0.8)
  const neighbour = face(0.19, 0.1, 0.1, 0.65)
  expect(distinctFaces([again, partOfIt, neighbour, sure])).toEqual([sure, neighbour])
})

test('faces are counted row by row', () => {
  const rows = [face(0.1, 0.12), face(0.5, 0.1), face(0.8, 0.13), face(0.2, 0.3), face(0.6, 0.28)]
  expect(inReadingOrder(rows.toReversed())).toEqual(rows)
})

test('a cover reaches over the whole face; a face that is covered gets no second one', () => {
  const found = [face(0.4, 0.4), face(0.05, 0.05)]
  const [first, second] = coversOf(found, [])
  expect(first?.x).toBeLessThan(0.05)
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeGreaterThan(0.15)
  expect(second?.y).toBeLessThan(0.4)
  expect(coversOf(found, second ? [second] : [])).toEqual([first])
})

test('of more faces than a photo may have covers, the surest get one', () => {
  const crowd = Array.from({ length: maxRedactions + 5 }, (_, index) =>
    face((index % 20) / 20, Math.floor(index / 20) / 10, 0.03, 1 - index / 1000),
  )
  expect(coversOf(crowd, [])).toHaveLength(maxRedactions)
})
