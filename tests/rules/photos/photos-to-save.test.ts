import { expect, test } from 'vitest'
import { zipOf } from '#app/routes/files/zip-of.ts'
import { photosToSave } from '#domain/photos/photos-to-save.ts'
import { aNewPhoto } from '#tests/sample-data/builders.ts'

test('a crowd that saves photos is told to come back, and a download under way goes on', async () => {
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const jpeg = new Uint8Array([0xff, 0xd8])
  const saving = photosToSave({
    photos: { open: async () => ({ body: new Uint8Array(), contentType: 'image/webp' }) },
    pictures: { toJpeg: () => finished.then(() => ({ jpeg })) },
  })
  const crowd = Array.from({ length: 40 }, () => saving.one(aNewPhoto()))
  await expect(saving.one(aNewPhoto())).rejects.toMatchObject({ kind: 'unavailable' })
  const download = saving.next(aNewPhoto())
  finish()
  expect(await Promise.all([...crowd, download])).toEqual(Array(41).fill(jpeg))
  expect(await saving.one(aNewPhoto())).toBe(jpeg)
})

test('a download of 200 photos makes each when the line has taken the one before', async () => {
  const size = 100_000
  async function* photos() {
    for (let n = 1; n <= 200; n += 1) yield { ...aNewPhoto(), id: n, numero: n }
  }
  let made = 0
  const jpegOf = async () => {
    made += 1
    return new Uint8Array(size)
  }
  let sent = 0
  let mostAhead = 0
  for await (const part of zipOf(photos(), { nameOf: (number) => `${number}.jpg`, jpegOf })) {
    sent += part.length
    mostAhead = Math.max(mostAhead, made - Math.floor(sent / size))
  }
  expect(sent).toBeGreaterThan(200 * size)
  expect(made).toBe(200)
  expect(mostAhead).toBeLessThanOrEqual(3)
})
