import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photoSizes } from '#domain/photos/picture-encoder.ts'
import { cameraJpeg, quarters } from '#tests/sample-data/builders.ts'
import { encodeHere } from './encode-here.ts'

const orientations = [1, 2, 3, 4, 5, 6, 7, 8]

type Written = { name: 'exif' | 'APP1'; chunk: 'tEXt' | 'zTXt'; behindPixels: boolean }

const ways: Written[] = [
  { name: 'exif', chunk: 'zTXt', behindPixels: false },
  { name: 'APP1', chunk: 'tEXt', behindPixels: false },
  { name: 'exif', chunk: 'tEXt', behindPixels: true },
]

test.each(ways)('a PNG whose orientation is told in a text is upright: %j', async (way) => {
  // Every way yields the same number, so only the first is tried with all orientations.
  for (const orientation of way === ways[0] ? orientations : [6]) {
    const camera = await cameraJpeg({ orientation })
    const picture = await encodeHere(await withTextProfile(camera, way))
    if ('refused' in picture) throw new Error(picture.refused)
    const wanted = await sharp(camera).autoOrient().raw().toBuffer({ resolveWithObject: true })
    expect([picture.width, picture.height]).toEqual([wanted.info.width, wanted.info.height])
    const shown = await sharp(picture.files.large).raw().toBuffer()
    const difference = shown.reduce((sum, value, at) => {
      return sum + Math.abs(value - (wanted.data[at] ?? 0))
    }, 0)
    expect(difference / shown.length, `orientation ${orientation}`).toBeLessThan(4)
    for (const size of photoSizes) {
      const bytes = Buffer.from(picture.files[size])
      expect(bytes.includes('Raw profile') || bytes.includes('CameraDaEscola')).toBe(false)
    }
  }
})

test('a text profile that is broken, or unfolds without an end, tells nothing', async () => {
  const png = await quarters()
  const texts = ['', '\nexif\n  8\nzz', `\nexif\n  8\n${'49492a00ffffff7f'}`]
  const chunks = [
    ...texts.map((text) => pngChunk('tEXt', Buffer.from(`Raw profile type exif\0${text}`))),
    pngChunk('zTXt', Buffer.from('Raw profile type exif\0\0broken')),
    pngChunk(
      'zTXt',
      Buffer.concat([
        Buffer.from('Raw profile type exif\0\0'),
        deflateSync(Buffer.alloc(20_000_000)),
      ]),
    ),
  ]
  for (const chunk of chunks) {
    const picture = await encodeHere(inserted(png, chunk, true))
    expect(picture).toMatchObject({ width: 240, height: 160 })
  }
})

/** The pixels and the EXIF of a JPEG in a PNG as ImageMagick writes it. */
async function withTextProfile(jpeg: Buffer, { name, chunk, behindPixels }: Written) {
  const { exif = Buffer.alloc(0) } = await sharp(jpeg).metadata()
  const png = await sharp(jpeg).png().toBuffer()
  const digits = exif.toString('hex').replaceAll(/.{72}/g, '$&\n')
  const text = Buffer.from(`\nexif\n${String(exif.length).padStart(8)}\n${digits}\n`)
  const keyword = Buffer.from(`Raw profile type ${name}\0`)
  const data = chunk === 'tEXt' ? [text] : [Buffer.from([0]), deflateSync(text)]
  return inserted(png, pngChunk(chunk, Buffer.concat([keyword, ...data])), behindPixels)
}

function inserted(png: Buffer, chunk: Buffer, behindPixels: boolean): Buffer {
  const at = behindPixels ? png.length - 12 : 33
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
