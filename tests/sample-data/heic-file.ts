// Writes HEIC files: no program on a test machine can. The picture is HEVC whose blocks all hold their
// samples as they are (PCM), so that only a few bins of the arithmetic coder remain.

type Rgb = [number, number, number]
type ColourAt = (x: number, y: number) => Rgb
type HeicOptions = {
  /** Quarter turns to the left that the picture needs to stand upright. */
  turns?: number
  exif?: Buffer
  /** Fewer bits a sample make a smaller file. */
  depth?: number
  /** What the container says, where that is not what the picture has. */
  claimed?: { width: number; height: number }
}

const block = 16

/** `colourAt` gives the colour of a block of 16 x 16 pixels by its first pixel. */
export function heicFile(
  width: number,
  height: number,
  colourAt: ColourAt,
  { turns = 0, exif, depth = 8, claimed = { width, height } }: HeicOptions = {},
): Buffer {
  const properties = [hvcC(width, height, depth), ispe(claimed), box('irot', Buffer.from([turns]))]
  const picture = {
    type: 'hvc1',
    data: hevc(width, height, colourAt, depth),
    properties: [1, 2, 3],
  }
  const exifItems = exif ? [exifItem(exif)] : []
  return container([picture, ...exifItems], properties, {
    primary: 1,
    references: exif ? [reference('cdsc', 2, [1])] : [],
  })
}

type PhoneOptions = Pick<HeicOptions, 'turns' | 'exif' | 'depth'> & {
  tile?: number
  /** The colour of a depth map beside the picture. */
  depthMap?: Rgb
  /** What follows the picture in the file of a motion photo. */
  video?: Buffer
}

/** As phones write it: tiles in a grid, with a depth map beside it and a video after it. */
export function phoneHeic(
  width: number,
  height: number,
  colourAt: ColourAt,
  { tile = 512, turns = 0, exif, depth = 8, depthMap, video }: PhoneOptions = {},
): Buffer {
  const [columns, rows] = [Math.ceil(width / tile), Math.ceil(height / tile)]
  const tileItem = (data: Buffer): Item => ({ type: 'hvc1', data, properties: [1, 2] })
  const drawn = new Map<string, Buffer>()
  const tiles = Array.from({ length: columns * rows }, (_, n) => {
    const [left, top] = [(n % columns) * tile, Math.floor(n / columns) * tile]
    const inTile: ColourAt = (x, y) => colourAt(left + x, top + y)
    // Equal tiles share their data: hundreds of them are made in no time and take no room.
    const key = colours(tile, inTile)
    const data = drawn.get(key) ?? hevc(tile, tile, inTile, depth)
    drawn.set(key, data)
    return tileItem(data)
  })
  const shape = Buffer.concat([Buffer.from([0, 0, rows - 1, columns - 1]), u16(width), u16(height)])
  const items: Item[] = [...tiles, { type: 'grid', data: shape, properties: [3, 4] }]
  const primary = items.length
  const references = [
    reference(
      'dimg',
      primary,
      tiles.map((_, n) => n + 1),
    ),
  ]
  if (depthMap) {
    items.push({
      type: 'hvc1',
      data: hevc(tile, tile, () => depthMap, depth),
      properties: [1, 2, 5],
    })
    references.push(reference('auxl', items.length, [primary]))
  }
  if (exif) {
    items.push(exifItem(exif))
    references.push(reference('cdsc', items.length, [primary]))
  }
  const properties = [
    hvcC(tile, tile, depth),
    ispe({ width: tile, height: tile }),
    ispe({ width, height }),
    box('irot', Buffer.from([turns])),
    fullBox('auxC', 0, Buffer.from('urn:mpeg:hevc:2015:auxid:2\0')),
  ]
  const file = container(items, properties, { primary, references })
  return video ? Buffer.concat([file, box('mpvd', video)]) : file
}

function colours(side: number, colourAt: ColourAt): string {
  const found: Rgb[] = []
  for (let y = 0; y < side; y += block) {
    for (let x = 0; x < side; x += block) found.push(colourAt(x, y))
  }
  return String(found)
}

/** `properties` counts from 1; readers must understand those of the codec and the rotation. */
type Item = { type: string; data: Buffer; properties: number[] }

function container(
  items: Item[],
  properties: Buffer[],
  { primary, references }: { primary: number; references: Buffer[] },
): Buffer {
  const essential = (n: number) =>
    /hvcC|irot/.test(properties[n - 1]?.toString('latin1', 4, 8) ?? '')
  const associations = items.flatMap(({ properties: own }, n) =>
    own.length === 0
      ? []
      : [
          Buffer.concat([
            u16(n + 1),
            Buffer.from([own.length, ...own.map((each) => (essential(each) ? 0x80 | each : each))]),
          ]),
        ],
  )
  const ipma = fullBox('ipma', 0, u32(associations.length), ...associations)
  const meta = (dataStart: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(primary)),
      iloc(items, dataStart),
      fullBox('iinf', 0, u16(items.length), ...items.map(({ type }, n) => infe(n + 1, type))),
      ...(references.length > 0 ? [fullBox('iref', 0, ...references)] : []),
      box('iprp', box('ipco', ...properties), ipma),
    )
  const ftyp = box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic'))
  const start = ftyp.length + meta(0).length + 8
  return Buffer.concat([ftyp, meta(start), box('mdat', ...dataOf(items))])
}

function dataOf(items: Item[]): Buffer[] {
  return [...new Set(items.map(({ data }) => data))]
}

function exifItem(exif: Buffer): Item {
  const data = Buffer.concat([u32(6), Buffer.from('Exif\0\0'), exif])
  return { type: 'Exif', data, properties: [] }
}

function ispe({ width, height }: { width: number; height: number }): Buffer {
  return fullBox('ispe', 0, u32(width), u32(height))
}

function reference(type: string, from: number, to: number[]): Buffer {
  return box(type, u16(from), u16(to.length), ...to.map(u16))
}

/** One picture, as it is stored in the file. */
function hevc(width: number, height: number, colourAt: ColourAt, depth: number): Buffer {
  const slice = nal(20, sliceBits(width, height, colourAt, depth))
  return Buffer.concat([u32(slice.length), slice])
}

function iloc(items: Item[], start: number): Buffer {
  let at = start
  const places = new Map<Buffer, number>()
  for (const data of dataOf(items)) {
    places.set(data, at)
    at += data.length
  }
  const entries = items.map(({ data }, n) =>
    Buffer.concat([u16(n + 1), u16(0), u16(1), u32(places.get(data) ?? 0), u32(data.length)]),
  )
  return fullBox('iloc', 0, Buffer.from([0x44, 0]), u16(items.length), ...entries)
}

function infe(id: number, type: string): Buffer {
  return fullBox('infe', 2, u16(id), u16(0), Buffer.from(`${type}\0`))
}

function hvcC(width: number, height: number, depth: number): Buffer {
  const sets = [
    [32, vps()],
    [33, sps(width, height, depth)],
    [34, pps()],
  ] as const
  const arrays = sets.map(([type, bits]) => {
    const unit = nal(type, bits)
    return Buffer.concat([Buffer.from([0x80 | type]), u16(1), u16(unit.length), unit])
  })
  const head = '0103700000009000000000 00ba f000 fc fd f8 f8 0000 0f 03'.replaceAll(' ', '')
  return box('hvcC', Buffer.from(head, 'hex'), ...arrays)
}

function bits() {
  const bytes: number[] = []
  let current = 0
  let filled = 0
  const bit = (value: number) => {
    current = (current << 1) | (value & 1)
    filled += 1
    if (filled < 8) return
    bytes.push(current)
    current = 0
    filled = 0
  }
  const u = (count: number, value: number) => {
    for (let n = count - 1; n >= 0; n -= 1) bit(Math.floor(value / 2 ** n) % 2)
  }
  /** Exp-Golomb. */
  const ue = (value: number) => {
    const length = 31 - Math.clz32(value + 1)
    u(length, 0)
    u(length + 1, value + 1)
  }
  const align = () => {
    while (filled > 0) bit(0)
  }
  const end = () => {
    bit(1)
    align()
  }
  return { bytes, bit, u, ue, align, end }
}

function profile({ u }: ReturnType<typeof bits>): void {
  u(8, 3)
  u(32, 0x70000000)
  u(4, 0b1001)
  u(44, 0)
  u(8, 186)
}

function vps(): number[] {
  const out = bits()
  out.u(16, 0b0000_1_1_000000_000_1)
  out.u(16, 0xffff)
  profile(out)
  out.u(1, 1)
  for (let n = 0; n < 3; n += 1) out.ue(0)
  out.u(6, 0)
  out.ue(0)
  out.u(2, 0)
  out.end()
  return out.bytes
}

function sps(width: number, height: number, depth: number): number[] {
  const out = bits()
  const [wide, high] = [padded(width), padded(height)]
  out.u(8, 1)
  profile(out)
  for (const value of [0, 1, wide, high]) out.ue(value)
  out.u(1, 1)
  for (const value of [0, (wide - width) / 2, 0, (high - height) / 2]) out.ue(value)
  for (const value of [0, 0, 0]) out.ue(value)
  out.u(1, 1)
  // Blocks of 16, transforms of 4 to 16.
  for (const value of [0, 0, 0, 1, 0, 0, 2, 0, 0]) out.ue(value)
  out.u(4, 0b0001)
  out.u(4, depth - 1)
  out.u(4, depth - 1)
  out.ue(1)
  out.ue(0)
  out.u(1, 1)
  out.ue(0)
  out.u(5, 0)
  out.end()
  return out.bytes
}

function pps(): number[] {
  const out = bits()
  out.ue(0)
  out.ue(0)
  out.u(7, 0)
  for (const value of [0, 0, 0]) out.ue(value)
  out.u(3, 0)
  out.ue(0)
  out.ue(0)
  // None of these seven options; then deblocking, which is off.
  out.u(7, 0)
  out.u(3, 0b101)
  out.u(2, 0)
  out.ue(0)
  out.u(2, 0)
  out.end()
  return out.bytes
}

function sliceBits(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Rgb,
  depth: number,
): number[] {
  const out = bits()
  out.u(2, 0b10)
  out.ue(0)
  out.ue(2)
  out.ue(0)
  out.end()
  const drawn = new Map<string, number[]>()
  const samplesOf = (colour: Rgb) => {
    const samples = drawn.get(String(colour)) ?? blockSamples(colour, depth)
    drawn.set(String(colour), samples)
    return samples
  }
  let state = 0
  const [wide, high] = [padded(width), padded(height)]
  for (let y = 0; y < high; y += block) {
    for (let x = 0; x < wide; x += block) {
      const coder = arithmeticCoder(out)
      if (x + y > 0) coder.terminate(0)
      coder.mostProbable(state)
      state = Math.min(state + 1, 62)
      coder.terminate(1)
      out.align()
      out.bytes.push(...samplesOf(colourAt(Math.min(x, width - 1), Math.min(y, height - 1))))
    }
  }
  arithmeticCoder(out).terminate(1)
  out.align()
  return out.bytes
}

/** Whole bytes, whatever the depth. */
function blockSamples(colour: Rgb, depth: number): number[] {
  const out = bits()
  const [Y, cb, cr] = yuv(colour)
  for (let n = 0; n < block * block; n += 1) out.u(depth, Y >> (8 - depth))
  for (let n = 0; n < (block * block) / 4; n += 1) out.u(depth, cb >> (8 - depth))
  for (let n = 0; n < (block * block) / 4; n += 1) out.u(depth, cr >> (8 - depth))
  return out.bytes
}

/** The part of HEVC's coder that a block needs: bins with the most probable value, and the end. */
function arithmeticCoder(out: ReturnType<typeof bits>) {
  let low = 0
  let range = 510
  let first = true
  let outstanding = 0
  const put = (value: number) => {
    if (first) first = false
    else out.bit(value)
    for (; outstanding > 0; outstanding -= 1) out.bit(1 - value)
  }
  const renormalise = () => {
    for (; range < 256; range *= 2) {
      if (low < 256) put(0)
      else if (low >= 512) {
        low -= 512
        put(1)
      } else {
        low -= 256
        outstanding += 1
      }
      low *= 2
    }
  }
  return {
    mostProbable: (state: number) => {
      range -= leastProbable[state]?.[(range >> 6) & 3] ?? 0
      renormalise()
    },
    terminate: (value: 0 | 1) => {
      range -= 2
      if (value === 0) return renormalise()
      low += range
      range = 2
      renormalise()
      put((low >> 9) & 1)
      out.u(2, ((low >> 7) & 3) | 1)
    },
  }
}

/** The standard's table of ranges. */
const leastProbable =
  `128 176 208 240,128 167 197 227,128 158 187 216,123 150 178 205,116 142 169 195,
111 135 160 185,105 128 152 175,100 122 144 166,95 116 137 158,90 110 130 150,85 104 123 142,81 99 117 135,
77 94 111 128,73 89 105 122,69 85 100 116,66 80 95 110,62 76 90 104,59 72 86 99,56 69 81 94,53 65 77 89,
51 62 73 85,48 59 69 80,46 56 66 76,43 53 63 72,41 50 59 69,39 48 56 65,37 45 54 62,35 43 51 59,33 41 48 56,
32 39 46 53,30 37 43 50,29 35 41 48,27 33 39 45,26 31 37 43,24 30 35 41,23 28 33 39,22 27 32 37,21 26 30 35,
20 24 29 33,19 23 27 31,18 22 26 30,17 21 25 28,16 20 23 27,15 19 22 25,14 18 21 24,14 17 20 23,13 16 19 22,
12 15 18 21,12 14 17 20,11 14 16 19,11 13 15 18,10 12 15 17,10 12 14 16,9 11 13 15,9 11 12 14,8 10 12 14,
8 9 11 13,7 9 11 12,7 9 10 12,7 8 10 11,6 8 9 11,6 7 9 10,6 7 8 9,2 2 2 2`
    .split(',')
    .map((row) => row.trim().split(' ').map(Number))

function yuv([r, g, b]: Rgb): Rgb {
  const limit = (value: number) => Math.max(1, Math.min(254, Math.round(value)))
  return [
    limit(16 + 0.257 * r + 0.504 * g + 0.098 * b),
    limit(128 - 0.148 * r - 0.291 * g + 0.439 * b),
    limit(128 + 0.439 * r - 0.368 * g - 0.071 * b),
  ]
}

/** Adds the bytes that keep the payload from looking like the start of the next unit. */
function nal(type: number, payload: number[]): Buffer {
  const unit = Buffer.alloc(Math.ceil(payload.length * 1.5) + 2)
  unit.set([type << 1, 1])
  let at = 2
  let zeros = 0
  for (const byte of payload) {
    if (zeros >= 2 && byte <= 3) {
      unit[at++] = 3
      zeros = 0
    }
    unit[at++] = byte
    zeros = byte === 0 ? zeros + 1 : 0
  }
  return unit.subarray(0, at)
}

function padded(side: number): number {
  return Math.ceil(side / block) * block
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), Buffer.from(type), content])
}

function fullBox(type: string, version: number, ...parts: Buffer[]): Buffer {
  return box(type, Buffer.from([version, 0, 0, 0]), ...parts)
}

function u16(value: number): Buffer {
  return Buffer.from([value >> 8, value & 0xff])
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
