import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { EventDraft, SchoolEvent } from '#domain/events/event.ts'
import { readEvent } from '#domain/events/event-document.ts'
import type { EventValues } from '#domain/events/event-fields.ts'
import { newFamilyLink } from '#domain/events/family-link.ts'
import { tokenSeal } from '#domain/events/sealed-token.ts'
import type { NewPhoto } from '#domain/photos/photo.ts'
import {
  type EncodedPicture,
  photoSizes,
  type SlotEncoding,
} from '#domain/photos/picture-encoder.ts'
import { servedPhotoUrl } from '#domain/photos/served-photo.ts'
import { slotFiles } from '#domain/photos/slot-files.ts'
import type { ExamDate, SchoolClass } from '#domain/school/lists/lists.ts'
import type { SlotPicture } from '#domain/school/school-document.ts'

export function aDraft(changes: Partial<EventDraft> = {}): EventDraft {
  return {
    nome: 'Festa Junina',
    descricao: 'Quadrilha, bandeirinhas e canjica no pátio.',
    data: '2026-06-20',
    ...changes,
  }
}

/** An event without its optional fields, with defaults for the others. */
export function anEvent({ id = 'festa', ...changes }: Partial<SchoolEvent> = {}): SchoolEvent {
  return readEvent(id, { ...aDraft(), ...changes })
}

/** A value for every field, so that each store must keep each of them. */
export const everyField: Required<EventValues> = {
  nome: 'Festa Junina',
  descricao: 'Quadrilha, bandeirinhas e canjica no pátio.',
  data: '2026-06-20',
  dataFim: '2026-06-21',
  criadoEm: '2026-06-01T12:00:00.000Z',
  alteradoEm: '2026-06-02T12:00:00.000Z',
  horario: '19h',
  local: 'Pátio',
  participantes: 120,
  imagem: '/capa.jpg',
  visibilidade: 'todos',
  publicarEm: '2026-06-19T21:00:00.000Z',
  linkFamilias: `${'ab'.repeat(32)} 2026-09-18T12:00:00.000Z ${'cd'.repeat(38)}`,
  familiasCompartilham: 'sim',
  fotosRemovidas: '1782000000000',
  autorizacaoEm: '2026-06-02T12:00:00.000Z',
  autorizacaoPara: 'todos',
  autorizacaoPor: 'Ana',
  autorizacaoOnde: 'Pasta azul, na secretaria',
  autorizacaoRetiradaEm: '2026-06-03T12:00:00.000Z',
  apagarFotosEm: '2026-07-03T12:00:00.000Z',
}

/** A link with this token, sealed with a secret that no site has. */
export function aFamilyLink(token = 'AbCdEfGhIjKlMnOpQrStUv', now = new Date()) {
  return newFamilyLink(90, { now, newToken: () => token, seal: tokenSeal('of the tests') })
}

export function aNewPhoto(changes: Partial<NewPhoto> = {}): NewPhoto {
  return {
    url: servedPhotoUrl(aKey(), 'large'),
    nome: 'quadrilha.jpg',
    uploadedAt: '2026-06-21T12:00:00.000Z',
    width: 2048,
    height: 1536,
    ...changes,
  }
}

export function aKey(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/** A made-up picture of a few bytes, for stores, which do not look inside. */
export function anEncodedPicture(mark = 'x'): EncodedPicture {
  const files = Object.fromEntries(
    photoSizes.map((size) => [size, Buffer.from(`${size} of ${mark}`)]),
  )
  return { width: 2048, height: 1536, originalFormat: 'jpeg', files: files as never }
}

export function aSlotEncoding(): SlotEncoding {
  const files = Object.fromEntries(slotFiles.map((file) => [file, Buffer.from(`${file} of x`)]))
  return { files: files as never, placeholder: Buffer.from('tiny') }
}

export function aSlotPicture(): SlotPicture {
  return {
    url: `/fotos/${aKey()}/large.webp`,
    nome: 'fachada.jpg',
    uploadedAt: '2026-06-21T12:00:00.000Z',
    width: 2048,
    height: 1536,
    focus: { x: 50, y: 50 },
    alt: null,
    placeholder: 'data:image/webp;base64,dGlueQ==',
  }
}

/** German in the evening. */
export function aClass(changes: Partial<SchoolClass> = {}): SchoolClass {
  return {
    id: 1,
    language: 'alemao',
    course: 7,
    level: 'A1',
    days: ['seg', 'qua'],
    start: '19:00',
    end: '20:30',
    firstDay: '2027-02-03',
    modality: 'presencial',
    price: 'R$ 320 por mês',
    ...changes,
  }
}

export function anExamDate(changes: Partial<ExamDate> = {}): ExamDate {
  return { id: 1, exam: 4, day: '2026-12-12', deadline: '2026-10-20', fee: 'R$ 890', ...changes }
}

type Shape = { width?: number; height?: number }

/** Four quarters: red, green / blue, white. In any orientation they show which way is up. */
export async function quarters({ width = 240, height = 160 }: Shape = {}): Promise<Buffer> {
  const [left, top] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const row = (first: Colour, second: Colour) =>
    Buffer.concat([
      Buffer.alloc(left * 3, Buffer.from(first)),
      Buffer.alloc((width - left) * 3, Buffer.from(second)),
    ])
  const rgb = Buffer.concat([
    Buffer.alloc(top * width * 3, row(RED, GREEN)),
    Buffer.alloc((height - top) * width * 3, row(BLUE, WHITE)),
  ])
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

type Colour = [number, number, number]
export const RED: Colour = [220, 20, 20]
export const GREEN: Colour = [20, 200, 20]
export const BLUE: Colour = [20, 20, 220]
export const WHITE: Colour = [250, 250, 250]

/** A camera's JPEG: GPS position, camera name and XMP inside, rotated as `orientation` says. */
export async function cameraJpeg({
  orientation = 1,
  takenAt = '2026:06:20 18:05:00',
  ...shape
}: Shape & { orientation?: number; takenAt?: string } = {}) {
  return sharp(await quarters(shape))
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'CameraDaEscola', Copyright: 'SegredoDaFoto' },
      IFD2: { DateTimeOriginal: takenAt },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1', GPSLongitudeRef: 'W' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SegredoDoXmp</x:xmpmeta>')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** The same metadata in the other formats that carry it. */
export async function taggedPicture(format: 'png' | 'webp'): Promise<Buffer> {
  return sharp(await cameraJpeg())
    .keepMetadata()
    .toFormat(format)
    .toBuffer()
}

/** A picture of one colour: many pixels in few bytes. */
export function flatJpeg(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#846' } })
    .jpeg()
    .toBuffer()
}

/** Light, shapes and grain as a phone sees them: noise in octaves over a gradient. */
export async function phonePhoto(width = 4000, height = 3000): Promise<Buffer> {
  let seed = 7
  const chance = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 4294967296
  }
  const enlarged = (pixels: Uint8ClampedArray, from: Size, to: Size): Promise<Uint8Array> =>
    sharp(pixels, { raw: { ...from, channels: 3 } })
      .resize({ ...to, fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
  // Shapes are drawn small and enlarged once, which takes most of the time; grain is of single pixels.
  const small = { width: Math.ceil(width / 4), height: Math.ceil(height / 4) }
  const light = new Float32Array(small.width * small.height * 3).fill(128)
  const octaves = [
    [4, 1],
    [12, 0.7],
    [40, 0.45],
    [140, 0.3],
    [500, 0.16],
  ]
  for (const [cells = 1, strength = 0] of octaves) {
    const coarse = { width: cells, height: Math.max(1, Math.round((cells * height) / width)) }
    const noise = Uint8ClampedArray.from(
      { length: coarse.width * coarse.height * 3 },
      () => 128 + (chance() - 0.5) * 255 * strength,
    )
    const layer = await enlarged(noise, coarse, small)
    for (let i = 0; i < light.length; i += 1) light[i] = (light[i] ?? 0) + (layer[i] ?? 0) - 128
  }
  const full = await enlarged(Uint8ClampedArray.from(light), small, { width, height })
  const pixels = new Uint8ClampedArray(full.length)
  for (let i = 0; i < full.length; i += 1) pixels[i] = (full[i] ?? 0) + (chance() - 0.5) * 34
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

type Size = { width: number; height: number }

/** A GIF written by hand: each frame repaints one dot of the canvas, in turn red and green. */
export function animatedGif({ width = 32, height = 24, frames = 3 } = {}): Buffer {
  const wide = (n: number) => [n & 0xff, n >> 8]
  const palette = [...RED, ...GREEN]
  const screen = [...wide(width), ...wide(height), 0x80, 0, 0, ...palette]
  const loop = [0x21, 0xff, 11, ...Buffer.from('NETSCAPE2.0'), 3, 1, 0, 0, 0]
  const frame = (n: number) => {
    const delay = [0x21, 0xf9, 4, 4, 10, 0, 0, 0]
    const dot = [0x2c, 0, 0, 0, 0, ...wide(1), ...wide(1), 0]
    // LZW with 2-bit codes: clear, the dot's colour, end.
    return [...delay, ...dot, 2, 2, n % 2 === 0 ? 0x44 : 0x4c, 0x01, 0]
  }
  const images = Array.from({ length: frames }, (_, n) => frame(n)).flat()
  return Buffer.from([...Buffer.from('GIF89a'), ...screen, ...loop, ...images, 0x3b])
}

/** A few kilobytes that decode to `width` x `height` pixels. */
export function bombPng(width = 16000, height = 16000, { interlaced = false } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, interlaced ? 1 : 0], 8)
  return pngFile(header, deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8)))))
}

export function pngFile(header: Buffer, rows: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}

/** A picture of exactly so many bytes: a comment fills it up. */
export function paddedJpeg(picture: Buffer, size: number, filling = 0x20): Buffer {
  const parts: Buffer[] = []
  let missing = size - picture.length
  while (missing > 0) {
    // A comment takes 4 bytes and up to 65 533 of text; the last must leave none or room for one.
    const rest = missing - 65_537
    const whole = missing <= 65_537 ? missing : rest > 0 && rest < 4 ? 60_000 : 65_537
    const head = Buffer.from([0xff, 0xfe, (whole - 2) >> 8, (whole - 2) & 0xff])
    parts.push(head, Buffer.alloc(whole - 4, filling))
    missing -= whole
  }
  return Buffer.concat([picture.subarray(0, 2), ...parts, picture.subarray(2)])
}
