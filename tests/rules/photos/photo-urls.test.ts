import { expect, test } from 'vitest'
import { cloudinaryPhotoUrls } from '#adapters/cloudinary/photo-urls.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { ownPhotoKey, servedPhotoUrls } from '#domain/photos/served-photo.ts'

const key = '0123456789abcdef0123456789abcdef'
const url = `/fotos/${key}/large.webp`
const cloudinary = 'https://res.cloudinary.com/escola/image/upload/v1/eventos/x/foto.jpg'
const stores = [servedPhotoUrls, cloudinaryPhotoUrls]

test('a photo is shown in the sizes of the store that made its URL, chosen or not', () => {
  for (const order of [stores, stores.toReversed()]) {
    const shown = shownPhotoUrls(order)
    expect(shown.sizes({ url })).toEqual(servedPhotoUrls.sizes({ url }))
    expect(shown.sizes({ url: cloudinary })).toEqual(cloudinaryPhotoUrls.sizes({ url: cloudinary }))
    const size = { width: 800, format: 'avif' } as const
    expect(shown.slot(url, size)).toBe(`/fotos/${key}/800.avif`)
    expect(shown.slot(cloudinary, size)).toContain('/upload/f_avif,q_auto,c_limit,w_800/v1/')
  }
})

test.each([
  'https://example.com/image/upload/a.jpg',
  'https://evilcloudinary.com.example/x/image/upload/a.jpg',
  'https://example.com/?x=https://res.cloudinary.com/x/image/upload/a.jpg',
  `/fotos/${key}/400.webp`,
  '/fotos/../large.webp',
  '/logo.png',
])('any other URL is used as it is: %s', (other) => {
  const shown = shownPhotoUrls(stores)
  expect(shown.sizes({ url: other })).toEqual({ src: other, large: other, og: null })
  expect(shown.slot(other, { width: 400, format: 'webp' })).toBe(other)
})

test('only the URL that we make has a key', () => {
  expect(ownPhotoKey(url)).toBe(key)
  for (const other of [
    `https://x.example${url}`,
    `${url}?x`,
    url.toUpperCase(),
    '/fotos/a/large.webp',
  ]) {
    expect(ownPhotoKey(other)).toBeNull()
  }
})
