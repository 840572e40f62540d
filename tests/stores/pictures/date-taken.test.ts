import { expect, test } from 'vitest'
import { decodePicture } from '#adapters/sharp/decode-picture.ts'
import { cameraJpeg, quarters, taggedPicture } from '#tests/sample-data/builders.ts'

const takenAt = async (bytes: Uint8Array, format: 'jpeg' | 'png' | 'webp') => {
  const picture = await decodePicture(bytes, format, async () => {})
  if ('refused' in picture) throw new Error(picture.refused)
  return picture.takenAt
}

test('a photo tells when it was taken, in every format that can', async () => {
  expect(await takenAt(await cameraJpeg(), 'jpeg')).toBe('2026-06-20T18:05:00')
  for (const format of ['png', 'webp'] as const) {
    expect(await takenAt(await taggedPicture(format), format)).toBe('2026-06-20T18:05:00')
  }
})

test('a date that is none, or none at all, is left out', async () => {
  for (const text of [
    '0000:00:00 00:00:00',
    '2026:02:30 10:00:00',
    'ontem',
    '    :  :     :  :  ',
  ]) {
    expect(await takenAt(await cameraJpeg({ takenAt: text }), 'jpeg')).toBeUndefined()
  }
  expect(await takenAt(await quarters(), 'png')).toBeUndefined()
})

test('whatever a damaged profile says, the picture is taken', async () => {
  const photo = await cameraJpeg({ width: 24, height: 16 })
  const start = photo.indexOf('Exif\0\0') + 6
  for (let at = start; at < start + 120; at += 3) {
    const damaged = Buffer.from(photo)
    damaged.fill(0xff, at, at + 3)
    await takenAt(damaged, 'jpeg')
  }
})
