import { expect, test } from 'vitest'
import { cloudinaryPhotoUrls } from '#adapters/cloudinary/photo-urls.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { servedPhotoKey, servedPhotoUrls } from '#domain/photos/served-photo.ts'
import { anEvent } from '#tests/sample-data/builders.ts'

const key = '0123456789abcdef0123456789abcdef'
const url = `/fotos/${key}/large.webp`
const cloudinary = 'https://res.cloudinary.com/escola/image/upload/v1/eventos/x/foto.jpg'
const served = servedPhotoUrls
const stores = [served, cloudinaryPhotoUrls]
const now = () => new Date('2026-06-21T12:00:00.000Z')

test('a photo is shown in the sizes of the store that made its URL, chosen or not', () => {
  for (const order of [stores, stores.toReversed()]) {
    const { of, site } = shownPhotoUrls(order, now)
    for (const sizes of [of(anEvent()), site.sizes]) {
      expect(sizes({ url })).toEqual(served.sizes({ url }))
      expect(sizes({ url: cloudinary })).toEqual(cloudinaryPhotoUrls.sizes({ url: cloudinary }))
    }
    const size = { width: 800, format: 'avif' } as const
    expect(site.slot(url, size)).toBe(`/fotos/${key}/800.avif`)
    expect(site.slot(cloudinary, size)).toContain('/upload/f_avif,q_auto,c_limit,w_800/v1/')
  }
})

test('of an event that not everybody may see, every size is at the address that asks who wants it', () => {
  const { of } = shownPhotoUrls(stores, now)
  const draft = { visibilidade: 'ninguem', publicarEm: '2026-06-21T12:00:01.000Z' } as const
  for (const event of [anEvent({ visibilidade: 'familias' }), anEvent(draft)]) {
    for (const each of [url, cloudinary]) {
      const { src, srcSet, large, og } = of(event)({ url: each, width: 2048, height: 1536 })
      const urls = [src, large, og ?? '', ...(srcSet ?? '').split(', ')]
      expect(urls).toHaveLength(7)
      for (const size of urls) expect(size).toMatch(/^\/familias\/galeria\/festa\/u?[0-9a-f]+\//)
    }
  }
  const open = anEvent({ ...draft, publicarEm: '2026-06-21T12:00:00.000Z' })
  expect(of(open)({ url }).large).toBe(url)
})

test.each([
  'https://example.com/image/upload/a.jpg',
  'https://evilcloudinary.com.example/x/image/upload/a.jpg',
  'https://example.com/?x=https://res.cloudinary.com/x/image/upload/a.jpg',
  `/fotos/${key}/400.webp`,
  '/fotos/../large.webp',
  '/logo.png',
])('any other URL is used as it is: %s', (other) => {
  const { of, site } = shownPhotoUrls(stores, now)
  for (const sizes of [of(anEvent()), site.sizes]) {
    expect(sizes({ url: other })).toEqual({ src: other, large: other, og: null })
  }
  expect(site.slot(other, { width: 400, format: 'webp' })).toBe(other)
})

test('only the URL that we make has a key', () => {
  expect(servedPhotoKey(url)).toBe(key)
  for (const other of [
    `https://x.example${url}`,
    `${url}?x`,
    url.toUpperCase(),
    '/fotos/a/large.webp',
  ]) {
    expect(servedPhotoKey(other)).toBeNull()
  }
})
