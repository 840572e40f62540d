import { once } from 'node:events'
import { crc32, createDeflate, deflateSync } from 'node:zlib'
import sharp, { type AvifOptions } from 'sharp'
import { animatedGif, quarters, RED, WHITE } from '#tests/sample-data/builders.ts'
import { heicFile, phoneHeic } from '#tests/sample-data/heic-file.ts'

const adam7 = [
  [8, 8],
  [8, 8],
  [4, 8],
  [4, 4],
  [2, 4],
  [2, 2],
  [1, 2],
] as const

/** Small files that used to cost minutes or gigabytes, and the largest that are taken; each is made when asked for. */
export const costlyPictures: Record<string, () => Promise<Buffer> | Buffer> = {
  'interlaced-rgba16.png': () => blackPng({ width: 7000, height: 7000, depth: 16, alpha: true }),
  'interlaced-rgb.png': () => blackPng({ width: 7000, height: 7000, depth: 8, alpha: false }),
  'progressive-444.jpg': () => progressive('4:4:4'),
  'progressive-420.jpg': () => progressive('4:2:0'),
  'lossless.webp': () => flat().webp({ lossless: true, effort: 0 }).toBuffer(),
  'phone.heic': () => phoneHeic(5712, 4284, () => WHITE, { depthMap: RED }),
  'small.heic': () => heicFile(1600, 1200, () => WHITE, { depth: 2 }),
  'twelve.heic': () => heicFile(4032, 3024, () => WHITE, { depth: 2 }),
  'too-large.heic': () => phoneHeic(7000, 7000, () => WHITE),
  'hidden.heic': () => heicFile(5120, 5120, () => WHITE, { depth: 1, claimed: small }),
  'twelve-444.avif': () => avif(4160, 3000, { chromaSubsampling: '4:4:4' }),
  'twelve-10-bits.avif': () => avif(4032, 3024, { bitdepth: 10 }),
  'too-large.avif': () => avif(7000, 7000),
  'hidden.avif': async () => claiming(small, await avif(5200, 5200)),
  'thin.gif': () => animatedGif({ width: 2048, height: 1, frames: 1 }),
  'thin.png': () => quarters({ width: 1000, height: 1 }),
  'tall.png': () => quarters({ width: 32, height: 8192 }),
  'long.png': () => quarters({ width: 2000, height: 50 }),
  'thousand.gif': () => animatedGif({ width: 316, height: 316, frames: 1000 }),
  'thousands.gif': () => animatedGif({ width: 100, height: 100, frames: 5000 }),
  'texts.png': async () => withTextProfiles(await quarters(), 4500),
}

const flat = () => sharp({ create: { width: 7070, height: 7070, channels: 3, background: '#846' } })

const progressive = (chromaSubsampling: string) =>
  flat().jpeg({ progressive: true, chromaSubsampling }).toBuffer()

const small = { width: 160, height: 160 }

function avif(width: number, height: number, options: AvifOptions = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#846' } })
    .avif({ effort: 0, chromaSubsampling: '4:2:0', ...options })
    .toBuffer()
}

/** The container says so, the picture in it does not. */
function claiming({ width, height }: { width: number; height: number }, avif: Buffer): Buffer {
  const changed = Buffer.from(avif)
  const at = changed.indexOf('ispe') + 8
  changed.writeUInt32BE(width, at)
  changed.writeUInt32BE(height, at + 4)
  return changed
}

type BlackPng = { width: number; height: number; depth: 8 | 16; alpha: boolean }

async function blackPng({ width, height, depth, alpha }: BlackPng): Promise<Buffer> {
  const pixelBytes = ((alpha ? 4 : 3) * depth) / 8
  const size = adam7.reduce(
    (sum, [across, down]) =>
      sum + Math.ceil(height / down) * (1 + Math.ceil(width / across) * pixelBytes),
    0,
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, alpha ? 6 : 2, 0, 0, 1], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', await deflatedZeros(size)),
    chunk('IEND', Buffer.alloc(0)),
  ])
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

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** Each text unfolds to a mebibyte that tells no orientation. */
function withTextProfiles(png: Buffer, count: number): Buffer {
  const profile = Buffer.concat([
    Buffer.from('Raw profile type exif\0\0'),
    deflateSync(Buffer.alloc(1024 ** 2, ' '), { level: 9 }),
  ])
  const texts = Array<Buffer>(count).fill(chunk('zTXt', profile))
  return Buffer.concat([png.subarray(0, 33), ...texts, png.subarray(33)])
}
