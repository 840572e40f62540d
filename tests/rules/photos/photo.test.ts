import { expect, test } from 'vitest'
import { photoIds, readPhotos } from '#domain/photos/photo.ts'

const url = 'https://example.com/1.jpg'
const idsOf = (list: unknown[]) => readPhotos(list).map(({ id }) => id)

test('a stored photo keeps every field it has', () => {
  const photo = {
    id: 1750000000000,
    url,
    nome: '1.jpg',
    uploadedAt: '2026-06-21T12:00:00.000Z',
    cloudinaryPublicId: 'eventos/x/1',
    width: 1600,
    height: 1200,
  }
  expect(readPhotos([photo])).toEqual([photo])
})

test('a caption from elsewhere is one line of at most 200 characters', () => {
  const captions = ['  A\nquadrilha ', 'x'.repeat(300), ' ']
  const photos = readPhotos(captions.map((legenda) => ({ url, legenda })))
  expect(photos.map(({ legenda }) => legenda)).toEqual(['A quadrilha', 'x'.repeat(200), undefined])
})

test('odd fields are left out and never break the photo', () => {
  const odd = {
    url,
    id: {},
    nome: 7,
    uploadedAt: null,
    width: '-1',
    height: [],
    // Written until the placeholder became a plain colour.
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  }
  expect(readPhotos([odd])).toEqual([{ id: expect.any(Number), url, nome: '', uploadedAt: '' }])
})

test('a width without a height says nothing about the shape', () => {
  expect(readPhotos([{ url, width: 100 }])[0]).not.toHaveProperty('width')
})

test('numbers written as text are numbers', () => {
  expect(readPhotos([{ url, id: '17', width: '400', height: '300' }])[0]).toMatchObject({
    id: 17,
    width: 400,
    height: 300,
  })
})

test('a bare address has a number of its own, whatever else is in the list', () => {
  const [a, b, c] = ['https://example.com/a.jpg', 'https://example.com/b.jpg', '/fotos/c.webp']
  const [, ofB, ofC] = idsOf([a, b, c])
  expect(idsOf([b, c])).toEqual([ofB, ofC])
  expect(idsOf([{ url: c }, null, b])).toEqual([ofC, ofB])
})

test('the number of an address is the same for good: links and exports hold on to it', () => {
  expect(idsOf([url, 'https://res.cloudinary.com/x/image/upload/a.jpg'])).toEqual([
    129948314953, 435882556993,
  ])
})

test('the number of an address never looks like a time, so that new photos keep theirs', () => {
  const numbers = idsOf(Array.from({ length: 5000 }, (_, n) => `https://example.com/${n}.jpg`))
  expect(Math.min(...numbers)).toBeGreaterThan(0)
  const now = new Date('2026-06-21T12:00:00.000Z')
  expect(photoIds(1, now, Math.max(...numbers))).toEqual([now.getTime()])
})

test('equal addresses, and photos of one millisecond, still have ids of their own', () => {
  const [first = 0, , third] = idsOf([url, 'https://example.com/2.jpg', url])
  expect(third).toBe(first + 1)
  const ids = idsOf([
    { url, id: 5 },
    { url: 'https://example.com/2.jpg', id: 5 },
    { url, id: 6 },
    { url, id: 5 },
  ])
  expect(new Set(ids).size).toBe(4)
})

test('a number that a document holds stays, whatever stands before it', () => {
  const [derived] = idsOf([url])
  expect(
    idsOf([
      { url, id: 5 },
      { url: '/2.jpg', id: 5 },
      { url, id: 6 },
    ]),
  ).toEqual([5, expect.any(Number), 6])
  expect(idsOf([url, { url: '/2.jpg', id: derived }])[1]).toBe(derived)
})

test('photos without an address that may be shown are left out', () => {
  const list = [null, 1, {}, [], { url: '' }, { url: 'javascript:alert(1)' }, 'ftp://x/y', url]
  expect(readPhotos(list)).toMatchObject([{ url }])
  expect(readPhotos('x')).toEqual([])
})

test('five thousand bare addresses are read', () => {
  const photos = readPhotos(Array.from({ length: 5000 }, (_, n) => `https://example.com/${n}.jpg`))
  expect(new Set(photos.map(({ id }) => id)).size).toBe(5000)
})

test('ids are the time plus the index, and always above the highest of the event', () => {
  const now = new Date(1000)
  expect(photoIds(3, now, 0)).toEqual([1000, 1001, 1002])
  expect(photoIds(2, now, 1001)).toEqual([1002, 1003])
  expect(photoIds(0, now, 0)).toEqual([])
})
