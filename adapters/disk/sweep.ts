import { randomBytes } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PhotoReferences, SweepReport } from '#domain/photos/photo-store.ts'
import { ownPhotoKey } from '#domain/photos/served-photo.ts'
import type { IntentLog } from './intent-log.ts'
import { isThere } from './is-there.ts'
import { movePicturesBack, movePicturesToBin } from './move-pictures.ts'
import { namesIn, type PhotoFolders } from './photo-folders.ts'
import { removePictures } from './remove-pictures.ts'

/**
 * Reads files, then intents, then events, so that a batch that finishes meanwhile is not taken for an orphan.
 * Then it moves what is not where its document is, into the bin or out of it.
 */
export async function sweep(
  folders: PhotoFolders,
  intents: IntentLog,
  referenced: () => Promise<PhotoReferences>,
): Promise<SweepReport> {
  const names = {
    photos: await namesIn(folders.photos),
    originals: await namesIn(folders.originals),
    deleted: await namesIn(folders.deleted),
  }
  const staged = await namesIn(folders.staging)
  const unfinished = await intents.unfinished()
  const documents = await referenced()
  const referencedKeys = keysOf([...documents.shown, ...documents.deleted])

  const interrupted = unfinished.filter(({ running }) => !running)
  const gone = new Set(
    interrupted.flatMap(({ keys }) => keys).filter((key) => !referencedKeys.has(key)),
  )
  const inUse = new Set(unfinished.flatMap(({ keys, running }) => (running ? keys : [])))
  const isOrphan = (name: string) => {
    const key = keyOf(name)
    return !referencedKeys.has(key) && !gone.has(key) && !inUse.has(key)
  }
  const orphanPhotos = names.photos.filter(isOrphan)
  const orphanOriginals = names.originals.filter(isOrphan)
  const orphanDeleted = names.deleted.filter(isOrphan)
  const orphanStaged = staged.filter(
    (name) => isOrphan(name) && !unfinished.some(({ id }) => id === name),
  )

  const removed = [...names.photos, ...names.deleted].filter((name) => gone.has(name)).length
  for (const { id, keys } of interrupted) {
    await removePictures(
      folders,
      keys.filter((key) => gone.has(key)),
      id,
    )
    await rm(join(folders.batches, id), { force: true })
  }
  for (const name of orphanPhotos) await setAside(folders.photos, name, folders)
  for (const name of orphanOriginals) await setAside(folders.originals, name, folders)
  for (const name of orphanDeleted) await setAside(folders.deleted, name, folders)
  for (const name of orphanStaged) await setAside(folders.staging, name, folders)
  const broughtBack = await restoreSetAside(folders, (name) => referencedKeys.has(keyOf(name)))
  await placeByDocuments(folders, { inUse, documents, referenced })
  return { removed, setAside: orphanPhotos.length, broughtBack }
}

type Placing = {
  inUse: ReadonlySet<string>
  documents: PhotoReferences
  referenced: () => Promise<PhotoReferences>
}

/** Somebody may delete or restore meanwhile, so it reads the documents until nothing is left to move. */
async function placeByDocuments(
  folders: PhotoFolders,
  { inUse, documents, referenced }: Placing,
): Promise<void> {
  for (let now = documents; ; now = await referenced()) {
    const [shown, deleted] = [keysOf(now.shown), keysOf(now.deleted)]
    const served = [...(await namesIn(folders.photos)), ...(await namesIn(folders.originals))]
    const inBin = await namesIn(folders.deleted)
    const away = keysIn(served).filter((key) => deleted.has(key) && !inUse.has(key))
    const back = keysIn(inBin).filter((key) => shown.has(key) && !inUse.has(key))
    const moved = (await movePicturesToBin(folders, away)) + (await movePicturesBack(folders, back))
    if (moved === 0) return
  }
}

function keysOf(urls: Iterable<string>): ReadonlySet<string> {
  return new Set([...urls].flatMap((url) => ownPhotoKey(url) ?? []))
}

function keysIn(names: string[]): string[] {
  return [...new Set(names.map(keyOf))]
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
    if (await isThere(target)) continue
    await rename(join(folders.setAside, name), target)
    if (!isOriginal) pictures += 1
  }
  return pictures
}

async function setAside(from: string, name: string, folders: PhotoFolders): Promise<void> {
  const place = join(folders.setAside, name)
  const free = (await isThere(place)) ? `${place}~${randomBytes(4).toString('hex')}` : place
  await rename(join(from, name), free)
}

/** `<key>`, `<key>.jpeg` and `<key>.gone` belong together. */
function keyOf(name: string): string {
  return name.split('.')[0] ?? name
}
