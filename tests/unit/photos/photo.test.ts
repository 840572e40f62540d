import { expect, test } from 'vitest'
import { photoIds, readPhotos } from '#domain/photos/photo.ts'

const url = 'https://example.com/1.jpg'

test('a stored photo keeps every field it has', () => {
  const photo = {
    id: 1750000000000,
    url,
    nome: '1.jpg',
    uploadedAt: '2026-06-21T12:00:00.000Z',
    cloudinaryPublicId: 'eventos/x/1',
    width: 1600,
    height: 1200,
    thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  }
  expect(readPhotos([photo])).toEqual([photo])
})

test('odd fields are left out and never break the photo', () => {
  const odd = {
    url,
    id: {},
    nome: 7,
    uploadedAt: null,
    width: '-1',
    height: [],
    thumbhash: '"><script>',
  }
  expect(readPhotos([odd])).toEqual([{ id: 1, url, nome: '', uploadedAt: '' }])
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

test('photos of one millisecond in an old list still have ids of their own', () => {
  const list = [
    { url, id: 5 },
    { url, id: 5 },
    { url, id: 6 },
    { url, id: 5 },
  ]
  expect(readPhotos(list).map(({ id }) => id)).toEqual([5, 6, 7, 8])
})

test('photos without an address that may be shown are left out', () => {
  const list = [null, 1, {}, [], { url: '' }, { url: 'javascript:alert(1)' }, 'ftp://x/y', url]
  expect(readPhotos(list)).toEqual([{ id: 8, url, nome: '', uploadedAt: '' }])
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
