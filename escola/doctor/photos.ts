import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { ownPhotoKey, photoFiles } from '#domain/photos/photo-addresses.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { type Finding, firstNames, ok, problem } from './finding.ts'

type PhotoCheckOptions = { fast: boolean; onProgress: (done: number, total: number) => void }
type FileState = 'ok' | 'missing' | 'damaged'

export async function checkPhotos(
  dataDir: string,
  events: SchoolEvent[],
  { fast, onProgress }: PhotoCheckOptions,
): Promise<Finding[]> {
  const photos = events.flatMap(({ nome, fotos }) =>
    fotos.flatMap((photo) => {
      const key = ownPhotoKey(photo.url)
      return key ? [{ key, label: `${photo.nome} (${nome})` }] : []
    }),
  )
  const [missing, damaged, withoutOriginal]: [string[], string[], string[]] = [[], [], []]
  for (const [index, { key, label }] of photos.entries()) {
    const paths = Object.values(photoFiles).map((name) => join(dataDir, 'photos', key, name))
    const states = await Promise.all(paths.map(fast ? stateByStat : stateByDecoding))
    if (states.includes('missing')) missing.push(label)
    else if (states.includes('damaged')) damaged.push(label)
    if (!hasOriginal(dataDir, key)) withoutOriginal.push(label)
    onProgress(index + 1, photos.length)
  }
  const findings = [
    ...problemsOf(missing, 'não têm todos os arquivos'),
    ...problemsOf(damaged, 'não podem ser abertas'),
    ...problemsOf(withoutOriginal, 'não têm mais o original'),
  ]
  return findings.length > 0 ? findings : [ok(`${photos.length} fotos examinadas, todas inteiras.`)]
}

async function stateByStat(path: string): Promise<FileState> {
  return stat(path).then(
    ({ size }) => (size > 0 ? 'ok' : 'damaged'),
    () => 'missing',
  )
}

async function stateByDecoding(path: string): Promise<FileState> {
  try {
    const bytes = await readIfExists(path)
    if (!bytes) return 'missing'
    await sharp(bytes, { failOn: 'error', animated: true }).raw().toBuffer()
    return 'ok'
  } catch {
    return 'damaged'
  }
}

function hasOriginal(dataDir: string, key: string): boolean {
  return originalFormats.some((format) =>
    existsSync(join(dataDir, 'originals', `${key}.${format}`)),
  )
}

function problemsOf(photos: string[], what: string): Finding[] {
  if (photos.length === 0) return []
  return [problem(`${photos.length} foto(s) ${what}: ${firstNames(photos)}. Restaure um backup.`)]
}
