import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { photoFiles } from '#domain/photos/served-photo.ts'

// What a site is on disk: its database, and the files of its photos under their keys.

export const databaseName = 'escola.db'
export const siteFolders = ['pictures', 'originals']

export const requiredFiles = Object.values(photoFiles)

/** Null: not a file of a photo. A restore never puts such a file into a data folder. */
export function photoKeyOf(path: string): string | null {
  const key = '([0-9a-f]{32})'
  const [, ofPicture, ofOriginal] =
    new RegExp(`^(?:pictures/${key}/[\\w-]+\\.\\w+|originals/${key}\\.\\w+)$`).exec(path) ?? []
  return ofPicture ?? ofOriginal ?? null
}

/** The files in a folder of the photos that a database names. */
export type NamedPhotos = {
  files: string[]
  /** Without those that nobody sees. */
  photos: number
  /** Photos that lack one of the pictures that every photo has. */
  missing: number
}

export async function namedPhotos(
  folder: string,
  { photoKeys, unseenKeys }: { photoKeys: ReadonlySet<string>; unseenKeys: ReadonlySet<string> },
): Promise<NamedPhotos> {
  const files = (await filesBelow(folder)).filter((path) => photoKeys.has(photoKeyOf(path) ?? ''))
  const paths = new Set(files)
  const isWhole = (key: string) =>
    requiredFiles.every((name) => paths.has(`pictures/${key}/${name}`))
  const whole = [...photoKeys].filter(isWhole)
  const photos = whole.filter((key) => !unseenKeys.has(key)).length
  return { files, photos, missing: photoKeys.size - whole.length }
}

export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}
