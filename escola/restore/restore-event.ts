import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import { isThere } from '#adapters/disk/is-there.ts'
import { namesIn, photoFolders } from '#adapters/disk/photo-folders.ts'
import { eventIdOf, photosOf } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { privateFields } from '#domain/events/event-fields.ts'
import { isErasedEvent, isErasedPhoto } from '#domain/photos/erased.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { databaseName, photoKeyOf, placeOf } from '#escola/archive/manifest.ts'
import { archiveFile } from '#escola/archive/read-archive.ts'
import {
  type BackupSource,
  type UnpackedBackup,
  unpackBackup,
} from '#escola/archive/unpack-backup.ts'
import { photoName } from '#escola/copy-report.ts'
import { mergedPhotos } from '#escola/import/import-events.ts'
import type { Env } from '#server/env.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { namedEvent } from './named-event.ts'
import { checkFreeSpace } from './restore-site.ts'
import { withEvents } from './with-events.ts'

type EventOptions = {
  /** Its id or its name. */
  event: string
  /** Also what somebody deleted for good. */
  evenErased: boolean
  signal: AbortSignal
  onProgress: (percent: number) => void
}

export type EventReport = {
  madeAt: string
  name: string
  photos: number
  /** The site had no such event: it is a draft now. */
  isNew: boolean
  erased: string[]
  inBin: string[]
}

/**
 * While the site runs. Texts become those of the backup; who may see the event stays as it is now, and so do the photos
 * that it has now. A photo that it lacks comes back with its files.
 */
export async function restoreEvent(
  archive: string | BackupSource,
  env: Env,
  { event: wanted, evenErased, signal, onProgress }: EventOptions,
): Promise<EventReport> {
  const source = typeof archive === 'string' ? await archiveFile(archive) : archive
  const { dataDir } = env
  await checkFreeSpace(dataDir, source.bytes)
  const { staging } = photoFolders(dataDir)
  await mkdir(staging, { recursive: true, mode: 0o700 })
  const staged = await mkdtemp(join(staging, 'event-'))
  const stores = await openStores(env)
  try {
    const onFile = (read: number) => onProgress(Math.floor((100 * read) / source.bytes))
    const backup = await unpackBackup(source, staged, { signal, onFile })
    const all = await withEvents(join(staged, databaseName), (events) => events.all())
    const saved = namedEvent(all, wanted)
    const { existing, back, ...left } = await photosToReturn(saved, stores, evenErased)
    const event = mergedEvent(saved, existing, back)
    await placeFiles(event.fotos, backup, { staged, dataDir })
    await stores.events.importEvent(event)
    const { madeAt } = backup
    return { madeAt, name: event.nome, photos: back.length, isNew: !existing, ...left }
  } finally {
    await stores.close()
    await rm(staged, { recursive: true, force: true })
  }
}

type PhotosToReturn = Pick<EventReport, 'erased' | 'inBin'> & {
  existing: SchoolEvent | null
  back: Photo[]
}

async function photosToReturn(
  saved: SchoolEvent,
  { events }: Stores,
  evenErased: boolean,
): Promise<PhotosToReturn> {
  const existing = await events.one(saved.id)
  const bin = (await events.bin.all()).filter((item) => eventIdOf(item) === saved.id)
  if (bin.some(({ kind }) => kind === 'event')) {
    throw new Error(`O evento “${saved.nome}” está na Lixeira: restaure-o no painel.`)
  }
  const marks = evenErased ? new Set<string>() : await events.erased()
  if (isErasedEvent(marks, saved.id) && !existing) {
    throw new Error(
      `O evento “${saved.nome}” foi excluído de verdade, e por isso não volta. Para trazê-lo assim mesmo: --tambem-excluidos`,
    )
  }
  const binned = new Set(bin.flatMap(photosOf).map(({ id }) => id))
  const present = new Set(existing?.fotos.map(({ id }) => id))
  const missing = saved.fotos.filter(({ id }) => !present.has(id))
  const isErased = (photo: Photo) => isErasedPhoto(marks, saved.id, photo)
  return {
    existing,
    back: missing.filter((photo) => !binned.has(photo.id) && !isErased(photo)),
    erased: missing.filter(isErased).map(photoName),
    inBin: missing.filter(({ id }) => binned.has(id)).map(photoName),
  }
}

function mergedEvent(saved: SchoolEvent, existing: SchoolEvent | null, back: Photo[]): SchoolEvent {
  const returned = new Map(back.map((photo) => [photo, photo]))
  const fotos = mergedPhotos(saved.fotos, existing?.fotos ?? [], returned)
  const { imagem, ...event } = existing ? { ...saved, ...guarded(existing) } : draftOf(saved)
  // By its number: the same photo may have a covered file now.
  const cover = saved.fotos.find(({ url }) => url === imagem)
  const newCover = cover ? fotos.find(({ id }) => id === cover.id)?.url : imagem
  return { ...event, fotos, ...(newCover && { imagem: newCover }) }
}

/** Who may see the event, and with whose authorisation, is decided today. */
function guarded(existing: SchoolEvent): Partial<SchoolEvent> {
  return Object.fromEntries(privateFields.map((field) => [field, existing[field]]))
}

function draftOf({ publicarEm: _, ...saved }: SchoolEvent): SchoolEvent {
  return { ...saved, visibilidade: 'ninguem' }
}

/** Only for photos without pictures: of one that is shown, an earlier original may have been removed on purpose. */
async function placeFiles(
  photos: Photo[],
  { files }: UnpackedBackup,
  { staged, dataDir }: { staged: string; dataDir: string },
): Promise<void> {
  const { pictures } = photoFolders(dataDir)
  const present = new Set(await namesIn(pictures))
  const keys = new Set(
    photos.flatMap(({ url }) => servedPhotoKey(url) ?? []).filter((key) => !present.has(key)),
  )
  const changed = new Set<string>()
  for (const { path } of files) {
    if (!keys.has(photoKeyOf(path) ?? '')) continue
    const target = join(dataDir, placeOf(path))
    if (await isThere(target)) continue
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await rename(join(staged, path), target)
    changed.add(dirname(target))
  }
  for (const folder of changed) await syncFolder(folder)
}
