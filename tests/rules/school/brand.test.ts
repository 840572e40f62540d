import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cloudinaryPhotoUrls } from '#adapters/cloudinary/photo-urls.ts'
import { iconUrl, logoView, ownIcons, shareCardOf } from '#app/brand-view.ts'
import { shownPhotoUrls } from '#domain/photos/photo-urls.ts'
import { servedPhotoUrls } from '#domain/photos/served-photo.ts'
import { brandFiles } from '#domain/photos/slot-files.ts'
import {
  brandRefusal,
  footerColor,
  logoTone,
  paperColor,
  relativeLuminance,
} from '#domain/school/brand.ts'
import { aSlotPicture } from '#tests/sample-data/builders.ts'

const now = () => new Date('2026-06-21T12:00:00.000Z')
const urls = shownPhotoUrls([servedPhotoUrls, cloudinaryPhotoUrls], now).site

test.each([
  ['logo', 600, 100, null],
  ['logo', 601, 100, /^A logo é larga demais/],
  ['logo', 100, 200, null],
  ['logo', 100, 201, /^A logo é alta demais/],
  ['icon', 150, 100, null],
  ['icon', 100, 151, /^O ícone precisa ser quadrado/],
  ['share-picture', 100, 900, null],
] as const)('%s of %i by %i pixels: %s', (slot, width, height, sentence) => {
  const refusal = brandRefusal(slot, { width, height })
  if (sentence) expect(refusal).toMatch(sentence)
  else expect(refusal).toBeNull()
})

test.each([
  ['navy', [22, 53, 122], 'dark'],
  ['black', [0, 0, 0], 'dark'],
  ['green', [28, 115, 80], 'dark'],
  ['orange', [230, 120, 30], null],
  ['white', [255, 255, 255], 'light'],
  ['pale yellow', [255, 230, 160], 'light'],
] as const)('a logo that is %s', (_, [red, green, blue], tone) => {
  expect(logoTone({ luminance: relativeLuminance(red, green, blue) })).toBe(tone)
})

test('a logo is dark when a fifth of it would be lost on the footer, however bright the rest', () => {
  expect(logoTone({ luminance: 0.7, faint: 0.25 })).toBe('dark')
  expect(logoTone({ luminance: 0.4, faint: 0.15 })).toBeNull()
})

test('a logo with its own background needs no plate', () => {
  expect(logoTone({})).toBeNull()
})

test('the colours that a logo is measured against are those of the pages', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  expect(tokens).toContain(`--paper: ${paperColor};`)
  expect(tokens).toContain(`--blue-900: ${footerColor};`)
  expect(tokens).toContain('--brand-deep: light-dark(var(--blue-900)')
})

test('without pictures of its own the school has the icons and the card of the site', () => {
  expect(ownIcons({}, urls)).toBeNull()
  expect(iconUrl({}, urls, 'icon-192.png')).toBe('/icons/icon-192.png')
  expect(logoView({}, urls)).toBeNull()
  expect(shareCardOf({}, 'Escola', urls)).toBeNull()
})

test('a logo is the icon and the card of shared links until the school sends others', () => {
  const [logo, icon, hero, share] = [1, 2, 3, 4].map(aSlotPicture)
  if (!logo || !icon || !hero || !share) throw new Error('no pictures')
  const folder = (picture: { url: string }) => picture.url.replace('/large.webp', '')
  expect(ownIcons({ logo }, urls)?.small).toBe(`${folder(logo)}/icon-32.png`)
  expect(ownIcons({ logo, icon }, urls)?.small).toBe(`${folder(icon)}/icon-32.png`)
  const card = (pictures: object) => shareCardOf({ logo, ...pictures }, 'Escola', urls)?.src
  expect(card({})).toBe(`${folder(logo)}/card.jpg`)
  expect(card({ 'hero-1': hero })).toBe(`${folder(hero)}/og.jpg`)
  expect(card({ 'hero-1': hero, 'share-picture': share })).toBe(`${folder(share)}/og.jpg`)
})

test('Cloudinary makes the files of a logo whole, on a plate that shows it', () => {
  const url = 'https://res.cloudinary.com/demo/image/upload/v1/logo.webp'
  const made = brandFiles.map((file) => urls.brand(url, { file, isLight: true }))
  expect(new Set(made).size).toBe(brandFiles.length)
  for (const one of made) expect(one).not.toMatch(/c_fill|c_crop|NaN/)
  expect(made[0]).toContain('/upload/f_png,c_pad,b_rgb:ffffff00,w_32,h_32/v1/')
  expect(made.at(-1)).toContain('f_jpg,c_pad,b_rgb:10265a,w_1200,h_630/v1/')
})
