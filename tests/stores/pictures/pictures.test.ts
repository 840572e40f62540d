import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { EncodedPicture } from '#domain/photos/picture-encoder.ts'
import { photoSizes } from '#domain/photos/picture-encoder.ts'
import {
  animatedGif,
  BLUE,
  cameraJpeg,
  GREEN,
  phonePhoto,
  quarters,
  RED,
  taggedPicture,
  WHITE,
} from '#tests/sample-data/builders.ts'
import { encodedHere } from './encode-here.ts'

/** The colour of each quarter once a viewer has applied the orientation. */
const upright: Record<number, number[][]> = {
  1: [RED, GREEN, BLUE, WHITE],
  2: [GREEN, RED, WHITE, BLUE],
  3: [WHITE, BLUE, GREEN, RED],
  4: [BLUE, WHITE, RED, GREEN],
  5: [RED, BLUE, GREEN, WHITE],
  6: [BLUE, RED, WHITE, GREEN],
  7: [WHITE, GREEN, BLUE, RED],
  8: [GREEN, WHITE, RED, BLUE],
}

async function quartersOf(bytes: Uint8Array): Promise<number[][]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start =
      (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)]
}

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
  test(`a photo taken with orientation ${orientation} stands upright in every size`, async () => {
    const photo = await encodedHere(await cameraJpeg({ orientation, width: 500, height: 300 }))
    const lying = orientation >= 5
    expect([photo.width, photo.height]).toEqual(lying ? [300, 500] : [500, 300])
    for (const size of ['400', '800', 'large'] as const) {
      const seen = await quartersOf(photo.files[size])
      const wanted = upright[orientation] ?? []
      const furthest = seen.flatMap((rgb, q) =>
        rgb.map((v, c) => Math.abs(v - (wanted[q]?.[c] ?? -999))),
      )
      expect(Math.max(...furthest), `${size}: ${seen.join(' | ')}`).toBeLessThan(25)
    }
  })
}

test('no size carries EXIF, GPS, XMP or a colour profile', async () => {
  const sources = [
    await cameraJpeg({ orientation: 6 }),
    await taggedPicture('png'),
    await taggedPicture('webp'),
  ]
  for (const source of sources) {
    expect(
      source.includes('SegredoDaFoto') || source.includes('Exif') || source.includes('eXIf'),
    ).toBe(true)
    const photo = await encodedHere(source)
    for (const size of photoSizes) {
      const bytes = Buffer.from(photo.files[size])
      for (const trace of [
        'Exif',
        'EXIF',
        'CameraDaEscola',
        'Segredo',
        'xmpmeta',
        'XMP',
        'GPS',
        'ICCP',
      ]) {
        expect(bytes.includes(trace), `${trace} in ${size}`).toBe(false)
      }
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, icc, iptc, orientation]).toEqual(Array(5).fill(undefined))
    }
  }
})

test('the sizes have their widths, and a small picture is never enlarged', async () => {
  const wide = await encodedHere(await quarters({ width: 3000, height: 1500 }))
  const small = await encodedHere(await quarters({ width: 300, height: 200 }))
  const widths = (photo: EncodedPicture) =>
    Promise.all(photoSizes.map(async (size) => (await sharp(photo.files[size]).metadata()).width))
  expect(await widths(wide)).toEqual([400, 600, 800, 2048, 1200])
  expect([wide.width, wide.height]).toEqual([2048, 1024])
  expect(await widths(small)).toEqual([300, 300, 300, 300, 1200])
  const og = await sharp(wide.files.og).metadata()
  expect([og.format, og.height]).toEqual(['jpeg', 630])
})

test('a payload behind or inside the picture is gone', async () => {
  const payload = '<script>alert(document.domain)</script><?php system($_GET[0]) ?>'
  const jpeg = await cameraJpeg()
  const comment = Buffer.from([0xff, 0xfe, 0, payload.length + 2, ...Buffer.from(payload)])
  const polyglots = [
    Buffer.concat([jpeg, Buffer.from(payload)]),
    Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    Buffer.concat([await quarters(), Buffer.from(`PK\x03\x04${payload}`)]),
    Buffer.concat([animatedGif(), Buffer.from(payload)]),
  ]
  for (const polyglot of polyglots) {
    const photo = await encodedHere(polyglot)
    for (const size of photoSizes) {
      const bytes = Buffer.from(photo.files[size])
      expect(
        bytes.includes('script') || bytes.includes('php') || bytes.includes('PK\x03\x04'),
      ).toBe(false)
    }
  }
})

test('an animated GIF stays animated, and its grid sizes stand still', async () => {
  const photo = await encodedHere(animatedGif({ frames: 3, width: 64, height: 48 }))
  const large = await sharp(photo.files.large, { animated: true }).metadata()
  expect([large.format, large.pages, large.pageHeight]).toEqual(['webp', 3, 48])
  expect([photo.width, photo.height]).toEqual([64, 48])
  expect((await sharp(photo.files['400']).metadata()).pages ?? 1).toBe(1)
})

test('greyscale, 16-bit, CMYK and transparent pictures all become pictures', async () => {
  const base = () => quarters({ width: 500, height: 300 })
  const odd = [
    await sharp(await base())
      .greyscale()
      .jpeg()
      .toBuffer(),
    await sharp(await base())
      .toColourspace('rgb16')
      .png()
      .toBuffer(),
    await sharp(await base())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer(),
    await sharp(await base())
      .ensureAlpha(0.5)
      .png()
      .toBuffer(),
    await sharp(await base())
      .greyscale()
      .ensureAlpha(0.5)
      .png()
      .toBuffer(),
    await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer(),
  ]
  for (const bytes of odd) {
    const photo = await encodedHere(bytes)
    for (const size of photoSizes) await sharp(photo.files[size]).raw().toBuffer()
  }
})

test('photos fit a phone: 28 KB for the first one, 450 KB for the grid of twenty-four', async () => {
  // Every size is made from a picture of this size, whatever the camera had.
  const photo = await phonePhoto(2048, 1536)
  const { files } = await encodedHere(photo)
  // The second round trip of a slow connection brings 29 KB.
  expect(files['600'].length).toBeLessThan(28_000)
  expect(files['400'].length * 24).toBeLessThan(450_000)
  expect(files.og.length).toBeLessThan(250_000)
})
