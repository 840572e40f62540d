// Writes the pictures of large-pictures/: `node tests/sample-data/make-large-pictures.ts`. They are committed
// because making them takes many times longer than what the tests do with them. Each is of one colour.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDeflate, gzipSync } from 'node:zlib'
import sharp, { type AvifOptions } from 'sharp'
import { flatJpeg, pngFile, RED, WHITE } from './builders.ts'
import { heicFile, phoneHeic } from './heic-file.ts'
import type { LargePicture } from './large-picture.ts'

const white = () => WHITE

const makers: Record<LargePicture, () => Promise<Buffer> | Buffer> = {
  'interlaced-rgba16.png': () => interlacedPng({ side: 7000, depth: 16, alpha: true }),
  'interlaced-rgb.png': () => interlacedPng({ side: 7000, depth: 8, alpha: false }),
  'progressive-444.jpg': () => progressiveJpeg('4:4:4'),
  'progressive-420.jpg': () => progressiveJpeg('4:2:0'),
  'lossless.webp': () => flat(7070, 7070).webp({ lossless: true, effort: 0 }).toBuffer(),
  'twelve.png': () => flat(4000, 3000).png().toBuffer(),
  'twelve.jpg': () => flatJpeg(4000, 3000),
  'twelve.heic': () => heicFile(4032, 3024, white, { depth: 2 }),
  'phone.heic': () => phoneHeic(5712, 4284, white, { depthMap: RED }),
  'too-large.heic': () => phoneHeic(7000, 7000, white),
  'hidden.heic': () =>
    heicFile(5120, 5120, white, { depth: 1, claimed: { width: 160, height: 160 } }),
  'twelve-444.avif': () => avif(4160, 3000, { chromaSubsampling: '4:4:4' }),
  'twelve-10-bits.avif': () => avif(4032, 3024, { bitdepth: 10 }),
  'twelve-10-bits-444.avif': () => avif(4032, 3024, { bitdepth: 10, chromaSubsampling: '4:4:4' }),
  'too-large.avif': () => avif(7000, 7000),
  'hidden.avif': async () => claimingToBeSmall(await avif(5200, 5200)),
}

for (const [name, make] of Object.entries(makers)) {
  writeFileSync(
    join(import.meta.dirname, 'large-pictures', `${name}.gz`),
    gzipSync(await make(), { level: 9 }),
  )
}

function flat(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#846' } })
}

function progressiveJpeg(chromaSubsampling: string): Promise<Buffer> {
  return flat(7070, 7070).jpeg({ progressive: true, chromaSubsampling }).toBuffer()
}

function avif(width: number, height: number, options: AvifOptions = {}): Promise<Buffer> {
  return flat(width, height)
    .avif({ effort: 0, chromaSubsampling: '4:2:0', ...options })
    .toBuffer()
}

/** Only the container claims it; the picture inside is unchanged. */
function claimingToBeSmall(avif: Buffer): Buffer {
  const changed = Buffer.from(avif)
  const at = changed.indexOf('ispe') + 8
  changed.writeUInt32BE(160, at)
  changed.writeUInt32BE(160, at + 4)
  return changed
}

async function interlacedPng({
  side,
  depth,
  alpha,
}: {
  side: number
  depth: 8 | 16
  alpha: boolean
}): Promise<Buffer> {
  const adam7 = [
    [8, 8],
    [8, 8],
    [4, 8],
    [4, 4],
    [2, 4],
    [2, 2],
    [1, 2],
  ] as const
  const pixelBytes = ((alpha ? 4 : 3) * depth) / 8
  const size = adam7.reduce(
    (sum, [across, down]) =>
      sum + Math.ceil(side / down) * (1 + Math.ceil(side / across) * pixelBytes),
    0,
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([depth, alpha ? 6 : 2, 0, 0, 1], 8)
  return pngFile(header, await deflatedZeros(size))
}

async function deflatedZeros(size: number): Promise<Buffer> {
  const deflate = createDeflate()
  const parts: Buffer[] = []
  deflate.on('data', (part) => parts.push(part))
  const zeros = Buffer.alloc(1024 ** 2)
  for (let left = size; left > 0; left -= zeros.length) {
    if (!deflate.write(zeros.subarray(0, left))) await once(deflate, 'drain')
  }
  deflate.end()
  await once(deflate, 'end')
  return Buffer.concat(parts)
}
