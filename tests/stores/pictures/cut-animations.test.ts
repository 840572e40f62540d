import sharp from 'sharp'
import { expect, test } from 'vitest'
import { animatedGif, phonePhoto } from '#tests/sample-data/builders.ts'
import { encodeHere } from './encode-here.ts'

const frameBytes = 8 + 10 + 5

async function animatedWebp(): Promise<Buffer> {
  const frame = await phonePhoto(200, 150)
  return sharp([frame, frame, frame], { join: { animated: true } })
    .webp()
    .toBuffer()
}

test('an animation that was cut anywhere is refused, between two frames as well', async () => {
  const gif = animatedGif({ frames: 40, width: 64, height: 48 })
  const webp = await animatedWebp()
  const filmed = await sharp(webp, { animated: true }).gif().toBuffer()
  const cuts = { gif, filmed, webp }
  const accepted: string[] = []
  for (const [name, bytes] of Object.entries(cuts)) {
    expect('refused' in (await encodeHere(bytes)), name).toBe(false)
    for (let percent = 10; percent <= 90; percent += 10) {
      const cut = await encodeHere(bytes.subarray(0, Math.ceil((bytes.length * percent) / 100)))
      if (!('refused' in cut)) accepted.push(`${name} at ${percent} %`)
    }
  }
  for (const frames of [1, 2, 20, 39]) {
    const cut = await encodeHere(gif.subarray(0, gif.length - 1 - frames * frameBytes))
    if (!('refused' in cut)) accepted.push(`gif without its last ${frames}`)
  }
  expect(accepted).toEqual([])
})

test('a GIF of 259 frames is taken with all of them', async () => {
  const picture = await encodeHere(animatedGif({ frames: 259, width: 64, height: 64 }))
  if ('refused' in picture) throw new Error(picture.refused)
  const { pages, pageHeight } = await sharp(picture.files.large, { animated: true }).metadata()
  expect(pages).toBe(259)
  expect(pageHeight).toBe(picture.height)
})
