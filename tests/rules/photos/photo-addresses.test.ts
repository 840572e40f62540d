import { expect, test } from 'vitest'
import { ownPhotoKey, photoAddresses } from '#domain/photos/photo-addresses.ts'

const key = '0123456789abcdef0123456789abcdef'
const url = `/fotos/${key}/large.webp`

test('a photo of our own is offered in its three widths', () => {
  expect(photoAddresses({ url, width: 2048, height: 1536 })).toEqual({
    src: `/fotos/${key}/400.webp`,
    srcSet: `/fotos/${key}/400.webp 400w, /fotos/${key}/800.webp 800w, ${url} 2048w`,
    large: url,
    og: `/fotos/${key}/og.jpg`,
  })
})

test('a portrait says its true width', () => {
  expect(photoAddresses({ url, width: 1536, height: 2048 }).srcSet).toMatch(/large\.webp 1536w$/)
})

test('a narrow picture is not offered in widths it does not have', () => {
  expect(photoAddresses({ url, width: 300, height: 200 }).srcSet).toBe(
    `/fotos/${key}/400.webp 300w`,
  )
  expect(photoAddresses({ url, width: 600, height: 400 }).srcSet).toBe(
    `/fotos/${key}/400.webp 400w, /fotos/${key}/800.webp 600w`,
  )
})

test('a Cloudinary photo is asked for in the size and format that fit', () => {
  const cloudinary = 'https://res.cloudinary.com/escola/image/upload/v1750000000/eventos/x/foto.jpg'
  const { src, large, og } = photoAddresses({ url: cloudinary })
  const host = 'https://res.cloudinary.com/escola/image/upload'
  const file = 'v1750000000/eventos/x/foto.jpg'
  expect(src).toBe(`${host}/f_auto,q_auto,c_limit,w_400/${file}`)
  expect(large).toBe(`${host}/f_auto,q_auto,c_limit,w_2048,h_2048/${file}`)
  expect(og).toBe(`${host}/f_jpg,q_auto,c_fill,g_auto,w_1200,h_630/${file}`)
})

test.each([
  'https://example.com/image/upload/a.jpg',
  'https://evilcloudinary.com.example/x/image/upload/a.jpg',
  'https://example.com/?x=https://res.cloudinary.com/x/image/upload/a.jpg',
  `/fotos/${key}/400.webp`,
  '/fotos/../large.webp',
  '/logo.png',
])('any other address is used as it is: %s', (other) => {
  expect(photoAddresses({ url: other })).toEqual({ src: other, large: other, og: null })
})

test('only the address that we make has a key', () => {
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
