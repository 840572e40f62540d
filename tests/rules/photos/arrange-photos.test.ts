import { expect, test } from 'vitest'
import { movePhotos, sortByDateTaken } from '#domain/photos/arrange-photos.ts'
import { readCaption, readTypedCaption } from '#domain/photos/caption.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { aNewPhoto } from '#tests/sample-data/builders.ts'

const photos = [1, 2, 3, 4, 5].map((id): Photo => ({ id, ...aNewPhoto() }))
const ids = (list: Photo[] | null) => list?.map(({ id }) => id)

test('photos move to the start, to the end, or beside another', () => {
  expect(ids(movePhotos([4], 'first')(photos))).toEqual([4, 1, 2, 3, 5])
  expect(ids(movePhotos([2], 'last')(photos))).toEqual([1, 3, 4, 5, 2])
  expect(ids(movePhotos([1], { after: 3 })(photos))).toEqual([2, 3, 1, 4, 5])
  expect(ids(movePhotos([1], { before: 4 })(photos))).toEqual([2, 3, 1, 4, 5])
  expect(ids(movePhotos([5], { after: 1 })(photos))).toEqual([1, 5, 2, 3, 4])
})

test('several keep their order among themselves; one that is gone moves nothing', () => {
  expect(ids(movePhotos([5, 2, 404], 'first')(photos))).toEqual([2, 5, 1, 3, 4])
  expect(ids(movePhotos([404], 'last')(photos))).toEqual([1, 2, 3, 4, 5])
})

test('beside a photo that is gone, or that moves itself, nothing moves', () => {
  expect(movePhotos([1], { after: 404 })(photos)).toBeNull()
  expect(movePhotos([1, 2], { after: 2 })(photos)).toBeNull()
})

test('by date: oldest first, by the moment taken, or else the moment sent', () => {
  const moments: Partial<Photo>[] = [
    { uploadedAt: '' },
    // 19:30 at the school, between the next two.
    { uploadedAt: '2026-06-20T22:30:00.000Z' },
    { uploadedAt: '2026-06-21T12:00:00.000Z', tiradaEm: '2026-06-20T20:00:00' },
    { uploadedAt: '2026-06-21T12:00:00.000Z', tiradaEm: '2026-06-20T19:00:00' },
    { uploadedAt: '' },
  ]
  const list = moments.map((moment, n): Photo => ({ ...aNewPhoto(), id: n + 1, ...moment }))
  expect(ids(sortByDateTaken(list))).toEqual([4, 2, 3, 1, 5])
})

test('a caption is one line of at most 200 characters, or none', () => {
  expect(readCaption('  A quadrilha\r\n das crianças ')).toBe('A quadrilha das crianças')
  expect(readCaption('x'.repeat(300))).toHaveLength(200)
  expect(readCaption(`${'x'.repeat(199)}😀`)).toBe('x'.repeat(199))
  expect(readCaption(`${'x'.repeat(198)}😀`)).toBe(`${'x'.repeat(198)}😀`)
  expect(readCaption('a \ud800 b')?.isWellFormed()).toBe(true)
  for (const empty of ['', ' \n ']) expect(readCaption(empty)).toBeNull()
})

test('a caption that is too long is refused, never cut', () => {
  expect(readTypedCaption(` ${'x'.repeat(200)} `)).toEqual({ caption: 'x'.repeat(200) })
  expect(readTypedCaption(' ')).toEqual({ caption: null })
  expect(readTypedCaption('x'.repeat(203))).toEqual({
    problem: 'A legenda pode ter até 200 caracteres. Tire 3 caracteres.',
  })
})
