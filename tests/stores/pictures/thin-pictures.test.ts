import sharp from 'sharp'
import { expect, test } from 'vitest'
import { animatedGif, quarters, RED, WHITE } from '#tests/sample-data/builders.ts'
import { encodedHere, encodeHere } from './encode-here.ts'

test('a picture with one side more than 40 times the other is refused as that', async () => {
  const thin = [
    animatedGif({ width: 2048, height: 1, frames: 1 }),
    await quarters({ width: 1000, height: 1 }),
    await quarters({ width: 32, height: 8192 }),
    await quarters({ width: 410, height: 10 }),
  ]
  for (const bytes of thin) expect(await encodeHere(bytes)).toEqual({ refused: 'too-thin' })
})

test('a picture of 1:40 is taken, and no size of it is larger than it was', async () => {
  for (const [width, height] of [
    [400, 10],
    [10, 400],
    [4000, 100],
  ] as const) {
    const { files, ...large } = await encodedHere(await quarters({ width, height }))
    expect(large.width).toBeLessThanOrEqual(width)
    for (const size of ['400', '800', 'large'] as const) {
      const shown = await sharp(files[size]).metadata()
      expect(shown.width).toBeLessThanOrEqual(width)
      expect(shown.height).toBeLessThanOrEqual(height)
    }
  }
})

test('the share picture shows a small picture as large as it is, on its average colour', async () => {
  const { files } = await encodedHere(await quarters({ width: 300, height: 200 }))
  const { data, info } = await sharp(files.og).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([1200, 630])
  const furthest = (x: number, y: number, colour: number[]) => {
    const at = (y * info.width + x) * info.channels
    return Math.max(...colour.map((value, band) => Math.abs(value - (data[at + band] ?? -999))))
  }
  expect(furthest(455, 220, RED)).toBeLessThan(40)
  expect(furthest(745, 410, WHITE)).toBeLessThan(40)
  const average = [127, 122, 127]
  for (const [x, y] of [
    [5, 5],
    [440, 300],
    [760, 300],
    [600, 205],
    [600, 425],
    [1195, 625],
  ] as const) {
    expect(furthest(x, y, average), `${x},${y}`).toBeLessThan(25)
  }
})
