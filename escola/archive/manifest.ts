import * as v from 'valibot'
import { originalFormats } from '#domain/photos/picture-encoder.ts'
import { photoFiles } from '#domain/photos/served-photo.ts'
import { brandFiles, slotFiles } from '#domain/photos/slot-files.ts'

export const databaseName = 'escola.db'
export const manifestName = 'manifest.json'
export const manifestSumName = 'manifest.sha256'

const sizes = [...Object.values(photoFiles), ...slotFiles, ...brandFiles]
  .join('|')
  .replaceAll('.', '\\.')
const formats = originalFormats.join('|')

const key = 'g?[0-9a-f]{32}'

// `photos` and `deleted` are in archives of releases up to 1.0.
const allowedPaths = new RegExp(
  `^(escola\\.db|(pictures|photos|deleted)/${key}/(${sizes})|(originals|deleted)/${key}\\.(${formats}))$`,
)

/** Whatever else an archive contains is never written to disk. */
export function isAllowedPath(path: string): boolean {
  return allowedPaths.test(path)
}

export function photoKeyOf(path: string): string | null {
  return /^(?:pictures|originals|photos|deleted)\/(g?[0-9a-f]{32})/.exec(path)?.[1] ?? null
}

/** Where an archived file belongs in the data folder. */
export function placeOf(path: string): string {
  const [folder = '', ...rest] = path.split('/')
  const isOriginal = rest.length === 1
  const place = ['photos', 'deleted'].includes(folder) && (isOriginal ? 'originals' : 'pictures')
  return [place || folder, ...rest].join('/')
}

const archivedFile = v.object({
  path: v.pipe(v.string(), v.check(isAllowedPath)),
  bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
})

const manifest = v.object({
  format: v.literal('escola-backup'),
  version: v.literal(1),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
  events: v.number(),
  photos: v.number(),
  /** Photos whose files the site itself had lost when the backup was made. */
  missing: v.array(v.string()),
  files: v.array(archivedFile),
})

export type ArchivedFile = v.InferOutput<typeof archivedFile>
export type Manifest = v.InferOutput<typeof manifest>

/** Null for what is not a manifest of this version. */
export function readManifest(text: string): Manifest | null {
  try {
    const reading = v.safeParse(manifest, JSON.parse(text))
    return reading.success ? reading.output : null
  } catch {
    return null
  }
}
