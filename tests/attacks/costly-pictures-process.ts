// Encodes the files of each message all at once, and reports what that cost, child processes included.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { sharpPictureEncoder } from '#adapters/sharp/picture-encoder.ts'
import { memoryWithChildren } from '#tests/running-site/process-memory.ts'
import { processorSecondsWithChildren } from '#tests/running-site/processor-time.ts'

const { encode, encodeForSlot } = sharpPictureEncoder({ warn: () => {} })

export type EncodeRequest = { paths: string[]; place: 'gallery' | 'slot' }
export type EncodeCost = {
  pictures: { end: string; slot?: { files: string[]; widest: number; width: number } }[]
  megabytes: number
  seconds: number
}

process.on('message', async ({ paths, place }: EncodeRequest) => {
  const files = paths.map((path) => readFileSync(path))
  const workBefore = processorSecondsWithChildren(process.pid)
  // Without children, so that an idle child counts toward the cost like a new one.
  const before = process.memoryUsage.rss() / 1024 ** 2
  let peak = before
  const looks = setInterval(() => {
    peak = Math.max(peak, memoryWithChildren(process.pid))
  }, 20)
  const ends = await Promise.all(
    files.map(place === 'slot' ? (file) => encodeForSlot(file) : (file) => encode(file)),
  )
  clearInterval(looks)
  const seconds = processorSecondsWithChildren(process.pid) - workBefore
  const pictures = await Promise.all(ends.map(describe))
  process.send?.({ pictures, megabytes: peak - before, seconds } satisfies EncodeCost)
})

async function describe(
  picture: Awaited<ReturnType<typeof encode | typeof encodeForSlot>>,
): Promise<EncodeCost['pictures'][number]> {
  if ('refused' in picture) return { end: picture.refused }
  if (!('slot' in picture && picture.slot)) return { end: 'encoded' }
  const { files } = picture.slot
  const { width: widest } = await sharp(files['1400.avif']).metadata()
  return { end: 'encoded', slot: { files: Object.keys(files), widest, width: picture.width } }
}
