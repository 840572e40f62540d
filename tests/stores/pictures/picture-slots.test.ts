import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderPicture } from '#scripts/pictures/render.ts'
import { findSource } from '#scripts/pictures/source.ts'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48"><rect width="64" height="48" fill="#d3242c"/></svg>'

function aFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'escola-media-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

const photograph = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#16357a' } })
    .jpeg()
    .toBuffer()

test('a photograph goes before the drawing it replaces, whatever its extension is called', async () => {
  const folder = aFolder({ 'hero-1.svg': drawing, 'Hero-1.JPG': await photograph(40, 30) })
  expect(findSource('hero-1', folder)).toBe(join(folder, 'Hero-1.JPG'))
})

test('a picture that is missing is named', () => {
  expect(() => findSource('owner', aFolder({}))).toThrow('falta a imagem "owner"')
})

test.each([
  ['larger', 3000, 2000],
  ['smaller', 300, 500],
  ['upright', 900, 1600],
])('a %s photograph fills the slot exactly', async (_, width, height) => {
  const folder = aFolder({ 'hero-1.jpg': await photograph(width, height) })
  const made = await renderPicture(findSource('hero-1', folder), {
    width: 480,
    height: 360,
    format: 'webp',
  })
  expect(await sharp(made).metadata()).toMatchObject({ width: 480, height: 360, format: 'webp' })
})

test('a small drawing is rasterised at the size wanted', async () => {
  const folder = aFolder({ 'owner.svg': drawing })
  const made = await renderPicture(findSource('owner', folder), {
    width: 640,
    height: 480,
    format: 'png',
  })
  const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([640, 480])
  expect([...data.subarray(0, 3)]).toEqual([0xd3, 0x24, 0x2c])
})
