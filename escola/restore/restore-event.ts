import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { photoFolders } from '#adapters/disk/photo-folders.ts'
import { eventIdOf, photosOf } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { privateFields } from '#domain/events/event-fields.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { isErasedEvent, isErasedPhoto } from '#domain/photos/erased.ts'
import type { Photo } from '#domain/photos/photo.ts'
import { servedPhotoKey } from '#domain/photos/served-photo.ts'
import { databaseName, photoKeyOf } from '#escola/archive/site-files.ts'
import { inStaging } from '#escola/archive/staging.ts'
import { type BackupSource, unpackBackup } from '#escola/archive/unpack-backup.ts'
import { withDocuments } from '#escola/archive/with-documents.ts'
import { photoName } from '#escola/copy-report.ts'
import { mergedPhotos } from '#escola/import/import-events.ts'
import { keepingOwner } from '#escola/keep-owner.ts'
import type { Env } from '#server/env.ts'
import { openStores, type Stores } from '#server/stores.ts'
import { namedEvent } from './named-event.ts'
import { placeFiles } from './place-files.ts'
import { requireSpace } from './restore-site.ts'

type EventOptions = {
  /** Its id or its name. */
  event: string
  /** Also restores what somebody deleted for good. */
  evenErased: boolean
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export type EventReport = {
  madeAt: Date
  name: string
  photos: number
  /** The site did not have the event, which is a draft now. */
  isNew: boolean
  erased: string[]
  inBin: string[]
}

/**
 * The site may be running. The event gets the texts of the backup; who may see it, and the photos that it has now,
 * stay. Photos that it lacks are restored with their files.
 */
export async function restoreEvent(
  source: BackupSource,
  env: Env,
  { event: wanted, evenErased, signal, onProgress }: EventOptions,
): Promise<EventReport> {
  const { dataDir } = env
  await requireSpace(dataDir, source.bytes)
  const stores = await openStores(env)
  const restore = async (staged: string): Promise<EventReport> => {
    const { files, madeAt } = await unpackBackup(source, staged, { signal, onFile: onProgress })
    const all = await withDocuments(join(staged, databaseName), (saved) => eventStore(saved).all())
    const saved = namedEvent(all, wanted)
    const { existing, back, ...left } = await photosToReturn(saved, stores, evenErased)
    const event = mergedEvent(saved, existing, back)
    await placeFiles(missingFiles(event.fotos, files, dataDir), { staged, dataDir })
    await stores.events.importEvent(event)
    return { madeAt, name: event.nome, photos: back.length, isNew: !existing, ...left }
  }
  try {
    return await keepingOwner(dataDir, () => inStaging(dataDir, 'event-', restore))
  } finally {
    await stores.close()
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
  // By its id, because the same photo may have another file now, with parts covered.
  const cover = saved.fotos.find(({ url }) => url === imagem)
  const newCover = cover ? fotos.find(({ id }) => id === cover.id)?.url : imagem
  return { ...event, fotos, ...(newCover && { imagem: newCover }) }
}

/** Who may see the event, and with whose authorisation, stays as it is today. */
function guarded(existing: SchoolEvent): Partial<SchoolEvent> {
  return Object.fromEntries(privateFields.map((field) => [field, existing[field]]))
}

function draftOf({ publicarEm: _, ...saved }: SchoolEvent): SchoolEvent {
  return { ...saved, visibilidade: 'ninguem' }
}

/** Only files of photos without pictures: the original of a photo that is shown may have been deleted on purpose. */
function missingFiles(photos: Photo[], files: string[], dataDir: string): string[] {
  const { pictures } = photoFolders(dataDir)
  const keys = photos.flatMap(({ url }) => servedPhotoKey(url) ?? [])
  const lost = new Set(keys.filter((key) => !existsSync(join(pictures, key))))
  const isMissing = (path: string) => !existsSync(join(dataDir, path))
  return files.filter((path) => lost.has(photoKeyOf(path) ?? '') && isMissing(path))
}
