import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { processorSecondsOfChildren } from '#tests/running-site/processor-time.ts'
import { animatedGif, bombPng, phonePhoto, quarters } from '#tests/sample-data/builders.ts'
import { encodeHere } from './encode-here.ts'

test('what is not one of the formats is refused, whatever its name says', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const tiff = await sharp(await quarters())
    .tiff()
    .toBuffer()
  const jpegStartThenHtml = Buffer.from('\xff\xd8\xff\xe0<html><script>1</script>', 'latin1')
  const strangers = [
    '<!doctype html><script>1</script>',
    svg,
    `<?xml version="1.0"?>${svg}`,
    '%PDF-1.7\n',
    'PK\x03\x04',
    '',
    'x',
  ]
  for (const bytes of [...strangers.map((text) => Buffer.from(text)), tiff, jpegStartThenHtml]) {
    expect(await encodeHere(bytes)).toEqual({ refused: 'not-an-image' })
  }
})

test('an SVG is not even decoded: its loader does not exist', async () => {
  await import('#adapters/sharp/encode-picture.ts')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await expect(sharp(svg).png().toBuffer()).rejects.toThrow()
})

test('a file cut off anywhere is refused', async () => {
  const whole = {
    jpeg: await phonePhoto(320, 240),
    png: await sharp(await phonePhoto(200, 150))
      .png()
      .toBuffer(),
    webp: await sharp(await phonePhoto(320, 240))
      .webp()
      .toBuffer(),
    gif: await sharp(await phonePhoto(200, 150))
      .gif()
      .toBuffer(),
  }
  const accepted: string[] = []
  for (const [format, bytes] of Object.entries(whole)) {
    expect('refused' in (await encodeHere(bytes)), format).toBe(false)
    for (const part of [0.0005, 0.01, 0.25, 0.5, 0.9, 0.97]) {
      const cut = await encodeHere(bytes.subarray(0, Math.ceil(bytes.length * part)))
      if (!('refused' in cut)) accepted.push(`${format} at ${part}`)
    }
  }
  expect(accepted).toEqual([])
})

test('a JPEG damaged in the middle is refused or decoded whole, and never throws', async () => {
  const jpeg = await phonePhoto(320, 240)
  for (let at = 200; at < jpeg.length; at += Math.floor(jpeg.length / 12)) {
    const damaged = Buffer.from(jpeg)
    damaged.fill(0xff, at, at + 8)
    const picture = await encodeHere(damaged)
    if (!('refused' in picture)) expect([picture.width, picture.height]).toEqual([320, 240])
  }
})

test('bombs are refused for less than a second of work, one and eight at once', async () => {
  const { encode } = sharpPictureEncoder()
  const bombs = [
    bombPng(),
    bombPng(30000, 2000),
    animatedGif({ frames: 5000, width: 8, height: 8 }),
    animatedGif({ frames: 300, width: 1000, height: 1000 }),
  ]
  await Promise.all([animatedGif(), animatedGif()].map((bytes) => encode(bytes)))
  const before = processorSecondsOfChildren(process.pid)
  const refused = ['too-many-pixels', 'too-many-pixels', 'too-many-frames', 'too-many-frames']
  const ends = refused.map((reason) => ({ refused: reason }))
  for (const [n, bomb] of bombs.entries()) expect(await encode(bomb)).toEqual(ends[n])
  const together = await Promise.all([...bombs, ...bombs].map((bytes) => encode(bytes)))
  expect(together).toEqual([...ends, ...ends])
  expect(processorSecondsOfChildren(process.pid) - before).toBeLessThan(1)
})
