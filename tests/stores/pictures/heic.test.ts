import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { memoryBudget } from '#adapters/sharp/memory-budget.ts'
import { type EncodeProcess, startEncodeProcess } from '#adapters/sharp/start-encode-process.ts'
import type { EncodedPicture, PictureRefusal } from '#domain/photos/picture-encoder.ts'
import { sniffFormat } from '#domain/photos/sniff-format.ts'
import { BLUE, cameraJpeg, GREEN, quarters, RED, WHITE } from '#tests/sample-data/builders.ts'
import { claiming, storedPicture, turned } from '#tests/sample-data/stored-picture.ts'

// The site decodes each of them in a process of its own, and makes the sizes in another. These pictures
// are so small that starting processes is most of the work: one serves a whole test.
let decoder: EncodeProcess
beforeEach(() => {
  decoder = startEncodeProcess()
})
afterEach(() => void decoder.end())

async function encode(bytes: Uint8Array): Promise<EncodedPicture | PictureRefusal> {
  const format = sniffFormat(bytes)
  if (!format) return { refused: 'not-an-image' }
  const limits = { cpuLimitMs: 10_000, clockLimitMs: 180_000, budget: memoryBudget(1e9) }
  const end = await decoder.run({ from: { bytes, format }, to: 'photo' }, limits)
  if ('failed' in end) throw new Error(end.why)
  return end.result as EncodedPicture | PictureRefusal
}

const quartersHeic = () => storedPicture('quarters.heic')

async function encoded(bytes: Uint8Array) {
  const picture = await encode(bytes)
  if ('refused' in picture) throw new Error(picture.refused)
  return picture
}

async function corners(file: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number) => [
    ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
  ]
  return [at(9, 9), at(width - 9, 9), at(9, height - 9), at(width - 9, height - 9)]
}

async function expectColours(file: Uint8Array, wanted: number[][]) {
  const found = await corners(file)
  for (const [n, colour] of wanted.entries()) {
    for (const [channel, value] of colour.entries()) {
      expect(Math.abs((found[n]?.[channel] ?? -1) - value)).toBeLessThan(16)
    }
  }
}

test('a HEIC photo becomes a picture, upright, with its date and nothing else of it', async () => {
  const camera = storedPicture('camera.heic')
  expect(camera.includes('CameraDaEscola')).toBe(true)
  const picture = await encoded(camera)
  expect(picture).toMatchObject({
    width: 240,
    height: 160,
    originalFormat: 'heic',
    takenAt: '2026-06-20T18:05:00',
  })
  for (const file of Object.values(picture.files)) {
    expect(await sharp(file).metadata()).not.toHaveProperty('exif')
    expect(Buffer.from(file).includes('CameraDaEscola')).toBe(false)
  }
  await expectColours(picture.files.large, [RED, GREEN, BLUE, WHITE])

  const upright = await encoded(turned(quartersHeic(), 1))
  expect([upright.width, upright.height]).toEqual([160, 240])
  await expectColours(upright.files.large, [GREEN, WHITE, RED, BLUE])
})

test('of a phone’s tiles, depth map and video only the picture is shown', async () => {
  const file = storedPicture('phone-tiles.heic')
  const video = 'ftypmp42 o vídeo da foto'
  expect(file.includes(video)).toBe(true)
  const picture = await encoded(file)
  expect(picture).toMatchObject({ width: 240, height: 160, takenAt: '2026-06-20T18:05:00' })
  await expectColours(picture.files.large, [RED, GREEN, BLUE, WHITE])
  for (const made of Object.values(picture.files)) {
    const { width, height, pages = 1 } = await sharp(made).metadata()
    expect(pages).toBe(1)
    expect(Math.max(width, height)).toBeGreaterThan(64)
    expect(Buffer.from(made).includes(video)).toBe(false)
    expect(Buffer.from(made).includes('CameraDaEscola')).toBe(false)
  }
  const upright = await encoded(turned(file, 3))
  await expectColours(upright.files.large, [BLUE, RED, WHITE, GREEN])
})

test('an AVIF photo becomes a picture, upright, with its date and nothing else of it', async () => {
  const avif = await sharp(await cameraJpeg({ orientation: 6 }))
    .keepMetadata()
    .avif({ effort: 0 })
    .toBuffer()
  const picture = await encoded(avif)
  expect(picture).toMatchObject({ originalFormat: 'avif', takenAt: '2026-06-20T18:05:00' })
  for (const file of Object.values(picture.files)) {
    expect(Buffer.from(file).includes('CameraDaEscola')).toBe(false)
  }
  expect([picture.width, picture.height]).toEqual([160, 240])
})

test('cut off, damaged or disguised, neither format is a picture, and the next photo is taken', async () => {
  const heic = quartersHeic()
  const avif = await sharp(await quarters())
    .avif({ effort: 0 })
    .toBuffer()
  const accepted: string[] = []
  for (const [name, file] of Object.entries({ heic, avif })) {
    for (const part of [0.01, 0.5, 0.99]) {
      const cut = await encode(file.subarray(0, Math.ceil(file.length * part)))
      if (!('refused' in cut)) accepted.push(`${name} at ${part}`)
    }
  }
  const html = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic<script>1</script>', 'latin1')
  const bare = Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1')
  for (const file of [html, bare]) expect(await encode(file)).toEqual({ refused: 'not-an-image' })
  expect(accepted).toEqual([])
  expect(await encoded(heic)).toMatchObject({ width: 240 })
})

test('a picture that claims other measures than it has is refused, whichever is larger', async () => {
  const bomb = claiming(quartersHeic(), 30_000, 30_000)
  expect(await encode(bomb)).toEqual({ refused: 'too-many-pixels' })
  const hidden = claiming(quartersHeic(), 60, 40)
  expect(await encode(hidden)).toHaveProperty('refused')
  expect(await encoded(quartersHeic())).toMatchObject({ width: 240 })
})
