import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { shippedMark } from '#adapters/sharp/status-picture/shapes.ts'
import { type StatusPicture, statusShapes } from '#domain/status-picture.ts'
import { flatJpeg } from '#tests/sample-data/builders.ts'

const encoder = sharpPictureEncoder()

function aStatusPicture(changes: Partial<StatusPicture> = {}): StatusPicture {
  return {
    shape: 'quadrado',
    ground: 'cor',
    words: {
      greeting: 'Hallo!',
      color: 'green',
      eyebrow: 'Alemão para adultos',
      title: 'Alemão A1',
      facts: ['Segunda e quarta', 'das 19h às 20h30'],
      mark: 'Poucas vagas',
      call: 'Quero esta turma!',
    },
    school: { name: 'Escola de Idiomas', contact: ['WhatsApp (11) 91234-5678'] },
    logo: null,
    photo: null,
    ...changes,
  }
}

const { words } = aStatusPicture()

async function cornerOf(jpeg: Uint8Array) {
  const { data } = await sharp(jpeg)
    .extract({ left: 4, top: 4, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('a status picture has its size, whatever its words are', async () => {
  const long = 'Comemoração '.repeat(10).trim()
  for (const shape of ['status', 'quadrado'] as const) {
    for (const title of ['Alemão A1', long, 'x'.repeat(120), '<b>&amp;</b>', '日本 🎉', '']) {
      const facts = title === long ? Array<string>(5).fill(long) : words.facts
      const jpeg = await encoder.draw(aStatusPicture({ shape, words: { ...words, title, facts } }))
      const { width, height, format } = await sharp(jpeg).metadata()
      expect({ width, height, format }, title).toEqual({ ...statusShapes[shape], format: 'jpeg' })
      expect(jpeg.length).toBeLessThan(400_000)
    }
  }
}, 60_000)

test('what the fonts do not have is left out, and markup is text', async () => {
  const draw = (title: string) => encoder.draw(aStatusPicture({ words: { ...words, title } }))
  expect(await draw('Festa 🎉 Junina 日本')).toEqual(await draw('Festa Junina'))
  expect(await draw('<i>Festa</i>')).not.toEqual(await draw('Festa'))
})

test("the ground has the color of the school's logo, dark enough for light text", async () => {
  const logoOf = async (background: string) => ({
    bytes: await sharp({ create: { width: 90, height: 30, channels: 4, background } })
      .webp()
      .toBuffer(),
    isWide: true,
    isLight: false,
  })
  const corner = async (background: string) =>
    cornerOf(await encoder.draw(aStatusPicture({ logo: await logoOf(background) })))
  const [red = 0, green = 0, blue = 0] = await corner('#3fd17a')
  expect(green).toBeGreaterThan(Math.max(red, blue) + 20)
  expect(green).toBeLessThan(110)
  expect(Math.max(...(await corner('#cccccc')))).toBeLessThan(60)
})

test('a photo is on top, and none is there without it', async () => {
  const photo = await flatJpeg(800, 600)
  const without = await encoder.draw(aStatusPicture())
  const withPhoto = await encoder.draw(aStatusPicture({ photo }))
  expect(await cornerOf(withPhoto)).not.toEqual(await cornerOf(without))
})

test('the mark that ships with the site is drawn as it is', () => {
  const svg = readFileSync('content/media/logo.svg', 'utf8')
  for (const [path] of shippedMark(0, 0, 64).matchAll(/<path[^>]*>/g)) expect(svg).toContain(path)
})
