import sharp from 'sharp'
import { expect, test } from 'vitest'
import { headerBytes, pictureHeader } from '#domain/photos/picture-header.ts'
import { animatedGif, cameraJpeg } from '#tests/sample-data/builders.ts'
import { claiming, storedPicture } from '#tests/sample-data/stored-picture.ts'

const flat = () => sharp({ create: { width: 160, height: 90, channels: 4, background: '#1238' } })

test.each([
  ['JPEG', 'jpeg', () => flat().jpeg().toBuffer()],
  ['progressive JPEG', 'jpeg', () => flat().jpeg({ progressive: true }).toBuffer()],
  ['PNG', 'png', () => flat().png().toBuffer()],
  ['WebP', 'webp', () => flat().removeAlpha().webp().toBuffer()],
  ['WebP with holes', 'webp', () => flat().webp().toBuffer()],
  ['lossless WebP', 'webp', () => flat().removeAlpha().webp({ lossless: true }).toBuffer()],
  ['AVIF', 'avif', () => flat().avif({ effort: 0 }).toBuffer()],
  ['GIF', 'gif', () => animatedGif({ width: 160, height: 90, frames: 2 })],
  ['HEIC', 'heic', () => claiming(storedPicture('white.heic'), 160, 90)],
] as const)('the header of a %s tells its size', async (_, format, make) => {
  const start = (await make()).subarray(0, headerBytes)
  expect(pictureHeader(start)).toEqual({ format, width: 160, height: 90 })
})

test('of a phone’s HEIC it is the whole picture, not a tile or the depth map', () => {
  const start = storedPicture('phone.heic').subarray(0, headerBytes)
  expect(pictureHeader(start)).toMatchObject({ width: 5712, height: 4284 })
})

test('a camera’s JPEG tells it after what the camera wrote', async () => {
  const jpeg = await cameraJpeg({ width: 300, height: 200 })
  expect(pictureHeader(jpeg)).toMatchObject({ width: 300, height: 200 })
})

test('what is cut off before it, damaged or no picture tells none', async () => {
  const jpeg = await cameraJpeg()
  expect(pictureHeader(jpeg.subarray(0, 40))).toBeNull()
  expect(pictureHeader(Buffer.concat([jpeg.subarray(0, 3), Buffer.alloc(60, 1)]))).toBeNull()
  expect(pictureHeader(Buffer.from('isto não é um JPEG'))).toBeNull()
  expect(pictureHeader(new Uint8Array())).toBeNull()
})
