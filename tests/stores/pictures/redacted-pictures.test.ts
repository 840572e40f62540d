import sharp from 'sharp'
import { expect, test } from 'vitest'
import { runPictureJob } from '#adapters/sharp/encode-picture.ts'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import type { EncodedPicture, OriginalFormat } from '#domain/photos/picture-encoder.ts'
import type { Redaction } from '#domain/photos/redaction.ts'
import { animatedGif, cameraJpeg, phonePhoto } from '#tests/sample-data/builders.ts'
import { deviationUnder } from '#tests/sample-data/covered-pixels.ts'

/** Of 255; measured: at most 4. */
const invisible = 6

const faces: Redaction[] = [
  { x: 0.1, y: 0.15, width: 0.12, height: 0.3 },
  { x: 0.55, y: 0.4, width: 0.2, height: 0.35 },
  // Cut by the edge.
  { x: 0.95, y: -0.1, width: 0.1, height: 0.3 },
]

// Shaped like a share picture, so that the share picture shows all of it.
const photo = await phonePhoto(1200, 630)
const covered = await redacted(photo, 'jpeg')
const before = await redacted(photo, 'jpeg', [])

async function redacted(bytes: Uint8Array, format: OriginalFormat, redactions = faces) {
  const job = { from: { bytes, format }, to: 'photo', redactions } as const
  return (await runPictureJob(job, async () => {})) as EncodedPicture
}

test('under a cover every file has one colour, also the share picture', async () => {
  expect(covered.redacted).toBe(true)
  for (const [size, bytes] of Object.entries(covered.files)) {
    expect(await deviationUnder(bytes, faces), size).toBeLessThan(invisible)
  }
  expect(before).not.toHaveProperty('redacted')
  for (const [size, bytes] of Object.entries(before.files)) {
    expect(await deviationUnder(bytes, faces), size).toBeGreaterThan(40)
  }
})

test('what is not covered stays as it was', async () => {
  const corner = ({ files }: EncodedPicture) =>
    sharp(files.large).extract({ left: 0, top: 500, width: 400, height: 120 }).raw().toBuffer()
  const [shown, original] = await Promise.all([corner(covered), corner(before)])
  const difference = shown.reduce(
    (sum, value, at) => sum + Math.abs(value - (original[at] ?? 0)),
    0,
  )
  expect(difference / shown.length).toBeLessThan(4)
})

test.each([1, 6, 8, 3])(
  'a photo with orientation %i is covered as it is seen',
  async (orientation) => {
    const turned = await cameraJpeg({ width: 480, height: 320, orientation })
    // The upper left quarter of the upright picture.
    const quarter: Redaction = { x: 0, y: 0, width: 0.5, height: 0.5 }
    const { files } = await redacted(turned, 'jpeg', [quarter])
    expect(await deviationUnder(files.large, [quarter])).toBeLessThan(invisible)
    const others = [
      { ...quarter, x: 0.5 },
      { ...quarter, y: 0.5 },
      { ...quarter, x: 0.5, y: 0.5 },
    ]
    for (const other of others) {
      expect(await deviationUnder(files.large, [other])).toBeGreaterThan(40)
    }
  },
)

test('nothing shines through in grey and in transparent pictures', async () => {
  const grey = await sharp(photo).greyscale().toColourspace('b-w').png().toBuffer()
  const clear = await sharp(photo).ensureAlpha(0.3).png().toBuffer()
  for (const [name, png] of Object.entries({ grey, clear })) {
    const { files } = await redacted(png, 'png')
    for (const [size, bytes] of Object.entries(files)) {
      expect(await deviationUnder(bytes, faces), `${name} ${size}`).toBeLessThan(invisible)
    }
    const middle = { left: 770, top: 350, width: 20, height: 20 }
    const alpha = sharp(files.large).ensureAlpha().extractChannel('alpha').extract(middle)
    expect(
      (await alpha.raw().toBuffer()).every((value) => value === 255),
      name,
    ).toBe(true)
  }
})

test('a covered animation is its first picture, at rest', async () => {
  const gif = animatedGif({ width: 64, height: 48, frames: 4 })
  const moving = await redacted(gif, 'gif', [])
  expect((await sharp(moving.files.large, { animated: true }).metadata()).pages).toBe(4)
  const { files } = await redacted(gif, 'gif')
  expect((await sharp(files.large, { animated: true }).metadata()).pages ?? 1).toBe(1)
})

test('covers reach the process that encodes, also for formats decoded in one of their own', async () => {
  const { encode } = sharpPictureEncoder()
  const small = await phonePhoto(320, 168)
  const avif = await sharp(small).avif({ effort: 0 }).toBuffer()
  for (const bytes of [small, avif]) {
    const picture = (await encode(bytes, faces)) as EncodedPicture
    expect(picture.redacted).toBe(true)
    expect(await deviationUnder(picture.files.large, faces)).toBeLessThan(invisible)
  }
})
