import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { filesOfSlot } from '#domain/school/brand.ts'
import { requiredFiles } from '#escola/archive/site-files.ts'
import { counted } from '#escola/number-format.ts'
import { type Finding, firstNames, ok, problem } from './finding.ts'
import type { KeptPhoto } from './kept-photos.ts'

/** Check that files exist, that each has its beginning and end, or that each can be decoded. */
export type Depth = 'fast' | 'read' | 'decode'

type PhotoCheckOptions = { depth: Depth; onProgress: (done: number, total: number) => void }
type FileState = 'ok' | 'missing' | 'damaged'

const photosAtOnce = 4

export async function checkPhotos(
  dataDir: string,
  photos: KeptPhoto[],
  { depth, onProgress }: PhotoCheckOptions,
): Promise<Finding[]> {
  let done = 0
  const check = async ({ key, label, slot }: KeptPhoto) => {
    const names = [...requiredFiles, ...(slot ? filesOfSlot(slot) : [])]
    const paths = names.map((name) => join(dataDir, 'pictures', key, name))
    const states = await Promise.all(paths.map(stateBy[depth]))
    done += 1
    onProgress(done, photos.length)
    return { label, states, hasOriginal: hasOriginal(join(dataDir, 'originals'), key) }
  }
  const checked = await pMap(photos, check, { concurrency: photosAtOnce })
  const lacking = checked.filter(({ states }) => states.includes('missing'))
  const damaged = checked.filter(
    (photo) => photo.states.includes('damaged') && !lacking.includes(photo),
  )
  const findings = [
    ...problemsOf(lacking, ['não tem todos os arquivos', 'não têm todos os arquivos']),
    ...problemsOf(damaged, ['não pode ser aberta', 'não podem ser abertas']),
    ...problemsOf(
      checked.filter((photo) => !photo.hasOriginal),
      ['não tem mais o original', 'não têm mais o original'],
    ),
  ]
  return findings.length > 0
    ? findings
    : [
        ok(
          `${counted(photos.length, 'foto examinada, inteira', 'fotos examinadas, todas inteiras')}.`,
        ),
      ]
}

async function stateByStat(path: string): Promise<FileState> {
  return stat(path).then(
    ({ size }) => (size > 0 ? 'ok' : 'damaged'),
    () => 'missing',
  )
}

/** Finds truncated and unreadable files without the cost of decoding them. */
const stateByReading = stateOfBytes((bytes) => {
  const isWhole =
    { RIFF: isWholeWebp, ftyp: isWholeAvif, '\x89PNG': isWholePng }[kindOf(bytes)] ?? isWholeJpeg
  if (!isWhole(bytes)) throw new Error('cut')
})

const stateByDecoding = stateOfBytes((bytes) =>
  sharp(bytes, { failOn: 'error', animated: true }).raw().toBuffer(),
)

const stateBy: Record<Depth, (path: string) => Promise<FileState>> = {
  fast: stateByStat,
  read: stateByReading,
  decode: stateByDecoding,
}

function stateOfBytes(open: (bytes: Buffer) => unknown) {
  return async (path: string): Promise<FileState> => {
    try {
      const bytes = await readIfExists(path)
      if (!bytes) return 'missing'
      await open(bytes)
      return 'ok'
    } catch {
      return 'damaged'
    }
  }
}

function kindOf(bytes: Buffer): string {
  const [first, second] = [bytes.toString('latin1', 0, 4), bytes.toString('latin1', 4, 8)]
  return second === 'ftyp' ? second : first
}

/** Its boxes, each starting with its length, must end exactly at the end of the file. */
function isWholeAvif(bytes: Buffer): boolean {
  let at = 0
  while (at < bytes.length) {
    const length = bytes.readUInt32BE(at)
    if (length < 8) return false
    at += length
  }
  return at === bytes.length
}

/** Its header contains its length. */
function isWholeWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length
}

function isWholePng(bytes: Buffer): boolean {
  return bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
}

function isWholeJpeg(bytes: Buffer): boolean {
  return bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
}

function hasOriginal(folder: string, key: string): boolean {
  return originalFormats.some((format) => existsSync(join(folder, `${key}.${format}`)))
}

function problemsOf(photos: { label: string }[], [one, many]: [string, string]): Finding[] {
  if (photos.length === 0) return []
  const names = firstNames(photos.map(({ label }) => label))
  return [
    problem(
      `${counted(photos.length, `foto ${one}`, `fotos ${many}`)}: ${names}. Restaure um backup.`,
    ),
  ]
}
