import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { ownPhotoKey, photoFiles } from '#domain/photos/photo-addresses.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { type Finding, firstNames, ok, problem } from './finding.ts'

/** Whether the files exist, whether each has its beginning and end, or whether each can be decoded. */
export type Depth = 'fast' | 'read' | 'decode'

type PhotoCheckOptions = { depth: Depth; onProgress: (done: number, total: number) => void }
type FileState = 'ok' | 'missing' | 'damaged'

const photosAtOnce = 4

export async function checkPhotos(
  dataDir: string,
  events: SchoolEvent[],
  { depth, onProgress }: PhotoCheckOptions,
): Promise<Finding[]> {
  const photos = events.flatMap(({ nome, fotos }) =>
    fotos.flatMap((photo) => {
      const key = ownPhotoKey(photo.url)
      return key ? [{ key, label: `${photo.nome} (${nome})` }] : []
    }),
  )
  let done = 0
  const check = async ({ key, label }: { key: string; label: string }) => {
    const paths = Object.values(photoFiles).map((name) => join(dataDir, 'photos', key, name))
    const states = await Promise.all(paths.map(stateBy[depth]))
    done += 1
    onProgress(done, photos.length)
    return { label, states, hasOriginal: hasOriginal(dataDir, key) }
  }
  const checked = await pMap(photos, check, { concurrency: photosAtOnce })
  const lacking = checked.filter(({ states }) => states.includes('missing'))
  const damaged = checked.filter(
    (photo) => photo.states.includes('damaged') && !lacking.includes(photo),
  )
  const findings = [
    ...problemsOf(lacking, 'não têm todos os arquivos'),
    ...problemsOf(damaged, 'não podem ser abertas'),
    ...problemsOf(
      checked.filter((photo) => !photo.hasOriginal),
      'não têm mais o original',
    ),
  ]
  return findings.length > 0 ? findings : [ok(`${photos.length} fotos examinadas, todas inteiras.`)]
}

async function stateByStat(path: string): Promise<FileState> {
  return stat(path).then(
    ({ size }) => (size > 0 ? 'ok' : 'damaged'),
    () => 'missing',
  )
}

/** A file that was cut, or that the disk cannot read, is found without the cost of decoding it. */
const stateByReading = stateOfBytes((bytes) => {
  const isWhole =
    bytes.toString('latin1', 0, 4) === 'RIFF' ? isWholeWebp(bytes) : isWholeJpeg(bytes)
  if (!isWhole) throw new Error('cut')
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

/** Its header says how long it is. */
function isWholeWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length
}

function isWholeJpeg(bytes: Buffer): boolean {
  return bytes.readUInt16BE(0) === 0xffd8 && bytes.readUInt16BE(bytes.length - 2) === 0xffd9
}

function hasOriginal(dataDir: string, key: string): boolean {
  return originalFormats.some((format) =>
    existsSync(join(dataDir, 'originals', `${key}.${format}`)),
  )
}

function problemsOf(photos: { label: string }[], what: string): Finding[] {
  if (photos.length === 0) return []
  const names = firstNames(photos.map(({ label }) => label))
  return [problem(`${photos.length} foto(s) ${what}: ${names}. Restaure um backup.`)]
}
