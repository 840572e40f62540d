import { randomBytes } from 'node:crypto'
import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { SweepReport } from '#domain/photos/photo-store.ts'
import { ownPhotoKey } from '#domain/photos/served-photo.ts'
import type { IntentLog } from './intent-log.ts'
import { makeFolders, namesIn, type PhotoFolders } from './photo-folders.ts'
import { removePictures } from './remove-pictures.ts'

/** Reads files, then intents, then events, so that a batch that finishes meanwhile is not taken for an orphan. */
export async function sweep(
  folders: PhotoFolders,
  intents: IntentLog,
  referenced: () => Promise<Set<string>>,
): Promise<SweepReport> {
  await makeFolders(folders)
  const names = {
    photos: await namesIn(folders.photos),
    originals: await namesIn(folders.originals),
  }
  const staged = await namesIn(folders.staging)
  const unfinished = await intents.unfinished()
  const referencedKeys = new Set([...(await referenced())].map(ownPhotoKey))

  const interrupted = unfinished.filter(({ running }) => !running)
  const deleted = new Set(
    interrupted.flatMap(({ keys }) => keys).filter((key) => !referencedKeys.has(key)),
  )
  const inUse = new Set(unfinished.flatMap(({ keys, running }) => (running ? keys : [])))
  const isOrphan = (name: string) => {
    const key = keyOf(name)
    return !referencedKeys.has(key) && !deleted.has(key) && !inUse.has(key)
  }
  const orphanPhotos = names.photos.filter(isOrphan)
  const orphanOriginals = names.originals.filter(isOrphan)
  const orphanStaged = staged.filter(
    (name) => isOrphan(name) && !unfinished.some(({ id }) => id === name),
  )

  const removed = names.photos.filter((name) => deleted.has(name)).length
  for (const { id, keys } of interrupted) {
    await removePictures(
      folders,
      keys.filter((key) => deleted.has(key)),
      id,
    )
    await rm(join(folders.batches, id), { force: true })
  }
  for (const name of orphanPhotos) await setAside(folders.photos, name, folders)
  for (const name of orphanOriginals) await setAside(folders.originals, name, folders)
  for (const name of orphanStaged) await setAside(folders.staging, name, folders)
  const broughtBack = await restoreSetAside(folders, (name) => referencedKeys.has(keyOf(name)))
  return { removed, setAside: orphanPhotos.length, broughtBack }
}

/** An event refers to these pictures again, for example after a newer backup was restored over an older one. */
export async function restoreSetAside(
  folders: PhotoFolders,
  isReferenced: (name: string) => boolean,
): Promise<number> {
  let pictures = 0
  for (const name of (await namesIn(folders.setAside)).filter(isReferenced)) {
    const isOriginal = name.includes('.')
    const target = join(isOriginal ? folders.originals : folders.photos, name)
    if (await exists(target)) continue
    await rename(join(folders.setAside, name), target)
    if (!isOriginal) pictures += 1
  }
  return pictures
}

async function setAside(from: string, name: string, folders: PhotoFolders): Promise<void> {
  const place = join(folders.setAside, name)
  const free = (await exists(place)) ? `${place}~${randomBytes(4).toString('hex')}` : place
  await rename(join(from, name), free)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** `<key>`, `<key>.jpeg` and `<key>.gone` belong together. */
function keyOf(name: string): string {
  return name.split('.')[0] ?? name
}
