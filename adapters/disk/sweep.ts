import { randomBytes } from 'node:crypto'
import { access, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ownPhotoKey } from '#domain/photos/photo-addresses.ts'
import type { SweepReport } from '#domain/photos/photo-store.ts'
import type { Announcements } from './announcements.ts'
import { makeFolders, namesIn, type PhotoFolders } from './photo-folders.ts'
import { removePictures } from './remove-pictures.ts'

/**
 * Ends interrupted batches and removals. The order of looking matters: files, then announcements,
 * then events, so that a batch that another process ends meanwhile is never seen as nobody's.
 */
export async function sweep(
  folders: PhotoFolders,
  announcements: Announcements,
  held: () => Promise<Set<string>>,
): Promise<SweepReport> {
  await makeFolders(folders)
  const names = {
    photos: await namesIn(folders.photos),
    originals: await namesIn(folders.originals),
  }
  const staged = await namesIn(folders.staging)
  const announced = await announcements.open()
  const heldKeys = new Set([...(await held())].map(ownPhotoKey))

  const interrupted = announced.filter(({ running }) => !running)
  const doomed = new Set(
    interrupted.flatMap(({ keys }) => keys).filter((key) => !heldKeys.has(key)),
  )
  const spared = new Set(announced.flatMap(({ keys, running }) => (running ? keys : [])))
  const isNobodys = (name: string) => {
    const key = keyOf(name)
    return !heldKeys.has(key) && !doomed.has(key) && !spared.has(key)
  }
  const strayPhotos = names.photos.filter(isNobodys)
  const strayOriginals = names.originals.filter(isNobodys)
  const strayStaged = staged.filter(
    (name) => isNobodys(name) && !announced.some(({ id }) => id === name),
  )

  const removed = names.photos.filter((name) => doomed.has(name)).length
  for (const { id, keys } of interrupted) {
    await removePictures(
      folders,
      keys.filter((key) => doomed.has(key)),
      id,
    )
    await rm(join(folders.batches, id), { force: true })
  }
  for (const name of strayPhotos) await setAside(folders.photos, name, folders)
  for (const name of strayOriginals) await setAside(folders.originals, name, folders)
  for (const name of strayStaged) await setAside(folders.staging, name, folders)
  const broughtBack = await bringBack(folders, (name) => heldKeys.has(keyOf(name)))
  return { removed, setAside: strayPhotos.length, broughtBack }
}

/** An event has these pictures again, as after restoring a newer backup over an older one. */
export async function bringBack(
  folders: PhotoFolders,
  isHeld: (name: string) => boolean,
): Promise<number> {
  let pictures = 0
  for (const name of (await namesIn(folders.setAside)).filter(isHeld)) {
    const isOriginal = name.includes('.')
    const home = join(isOriginal ? folders.originals : folders.photos, name)
    if (await exists(home)) continue
    await rename(join(folders.setAside, name), home)
    if (!isOriginal) pictures += 1
  }
  return pictures
}

async function setAside(from: string, name: string, folders: PhotoFolders): Promise<void> {
  const place = join(folders.setAside, name)
  // Two strangers may share a name; neither may overwrite the other.
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
