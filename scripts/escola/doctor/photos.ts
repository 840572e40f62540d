import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { SchoolEvent } from '#domain/events/event.ts'
import { ownPhotoKey, photoFiles } from '#domain/photos/photo-addresses.ts'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { exists } from '../restore/exists.ts'
import { type Finding, good, problem, some } from './finding.ts'

type Watch = { fast: boolean; onProgress: (done: number, total: number) => void }

/** Every size of every photo is there and can be decoded to its last pixel; so is the original. */
export async function checkPhotos(
  dataDir: string,
  events: SchoolEvent[],
  { fast, onProgress }: Watch,
): Promise<Finding[]> {
  const photos = events.flatMap(({ nome, fotos }) =>
    fotos.flatMap((photo) => {
      const key = ownPhotoKey(photo.url)
      return key ? [{ key, shown: `${photo.nome} (${nome})` }] : []
    }),
  )
  const ill = { missing: [] as string[], damaged: [] as string[], lost: [] as string[] }
  for (const [index, { key, shown }] of photos.entries()) {
    const paths = Object.values(photoFiles).map((name) => join(dataDir, 'photos', key, name))
    const states = await Promise.all(paths.map((path) => stateOf(path, fast)))
    if (states.includes('missing')) ill.missing.push(shown)
    else if (states.includes('damaged')) ill.damaged.push(shown)
    if (!(await hasOriginal(dataDir, key))) ill.lost.push(shown)
    onProgress(index + 1, photos.length)
  }
  const findings = [
    ...told(ill.missing, 'não têm todos os arquivos'),
    ...told(ill.damaged, 'não podem ser abertas'),
    ...told(ill.lost, 'não têm mais o original'),
  ]
  return findings.length > 0
    ? findings
    : [good(`${photos.length} fotos examinadas, todas inteiras.`)]
}

async function stateOf(path: string, fast: boolean): Promise<'sound' | 'missing' | 'damaged'> {
  try {
    if (fast) return (await stat(path)).size > 0 ? 'sound' : 'damaged'
    const bytes = await readFile(path).catch(() => null)
    if (!bytes) return 'missing'
    await sharp(bytes, { failOn: 'error', animated: true }).raw().toBuffer()
    return 'sound'
  } catch {
    return fast ? 'missing' : 'damaged'
  }
}

async function hasOriginal(dataDir: string, key: string): Promise<boolean> {
  const there = await Promise.all(
    originalFormats.map((format) => exists(join(dataDir, 'originals', `${key}.${format}`))),
  )
  return there.includes(true)
}

function told(names: string[], what: string): Finding[] {
  if (names.length === 0) return []
  return [problem(`${names.length} foto(s) ${what}: ${some(names)}. Restaure um backup.`)]
}
