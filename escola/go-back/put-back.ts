import { existsSync } from 'node:fs'
import { copyFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyOfBefore, removeCopy } from '#adapters/disk/copy-of-before.ts'
import { readIfExists } from '#adapters/disk/read-if-exists.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import type { Documents } from '#domain/documents.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { isErasedEvent } from '#domain/photos/erased.ts'
import { photoFiles, servedPhotoKey } from '#domain/photos/served-photo.ts'
import { leaveOut } from '#escola/archive/database-snapshot.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import type { BackupSource } from '#escola/archive/unpack-backup.ts'
import { withDocuments } from '#escola/archive/with-documents.ts'
import { restoreSite } from '#escola/restore/restore-site.ts'
import { whenUnused } from './keep-copy.ts'
import { type Handover, handoverPath } from './set-aside-news.ts'

/**
 * Puts the copy in the place of the database, which may be of a newer release that this one cannot read. Returns the
 * folder of the replaced one; null if there is no copy, or the newer release has changed nothing.
 */
export async function putBack(
  dataDir: string,
  { keepsPhotos, now }: { keepsPhotos: boolean; now: Date },
): Promise<string | null> {
  const { database, sinceThen } = copyOfBefore(dataDir)
  if (!existsSync(database)) return null
  const text = await readIfExists(handoverPath(dataDir))
  const handover: Handover | null = text && JSON.parse(text.toString())
  return whenUnused(dataDir, async () => {
    // After an update that failed: nobody was asked, so nobody loses anything that need not go.
    if (!handover && isSame(join(dataDir, databaseName), database)) {
      await removeCopy(dataDir)
      return null
    }
    const prepare = async (file: string) => {
      if (!handover) return
      leaveOut(file)
      await withDocuments(file, (documents) =>
        keepPromises(documents, handover, { dataDir, keepsPhotos, now }),
      )
    }
    const { replaced } = await restoreSite(copySource(database, prepare), dataDir, {
      now,
      moment: null,
      signal: new AbortController().signal,
      onProgress: () => {},
      acceptEmpty: async () => true,
    })
    if (replaced && existsSync(sinceThen)) await rename(sinceThen, join(replaced, 'desde-entao'))
    await removeCopy(dataDir)
    return replaced
  })
}

/** Every write gives its row a higher number. */
function isSame(one: string, other: string): boolean {
  const [state, copied] = [one, other].map((file) => {
    const database = new DatabaseSync(file)
    try {
      const { user_version } = database.prepare('PRAGMA user_version').get() ?? {}
      const rows = database.prepare('SELECT count(*) AS n, max(number) AS last FROM documents')
      return JSON.stringify([user_version, rows.get()])
    } finally {
      database.close()
    }
  })
  return state === copied
}

function copySource(database: string, prepare: (file: string) => Promise<void>): BackupSource {
  return {
    bytes: 0,
    unpack: async (folder) => {
      const { mtime } = await stat(database)
      await copyFile(database, join(folder, databaseName))
      await prepare(join(folder, databaseName))
      return mtime
    },
  }
}

/**
 * What was promised to families since the copy was made stays so: deleted for good stays deleted, a photo without its
 * files (covered since, or deleted for its age) does not come back, and what was closed is not opened.
 */
async function keepPromises(
  documents: Documents,
  { erased, closed, moment }: Handover,
  { dataDir, keepsPhotos, now }: { dataDir: string; keepsPhotos: boolean; now: Date },
): Promise<void> {
  const events = eventStore(documents)
  const marks = new Set(erased)
  const isThere = ({ url }: { url: string }) => {
    const key = servedPhotoKey(url)
    return !keepsPhotos || !key || existsSync(join(dataDir, 'pictures', key, photoFiles.large))
  }
  for (const event of await events.all()) {
    if (isErasedEvent(marks, event.id)) {
      await events.remove(event.id, now)
      continue
    }
    const fotos = event.fotos.filter(isThere)
    if (fotos.length === event.fotos.length) continue
    const { imagem, ...others } = event
    const hasCover = event.fotos.every((photo) => isThere(photo) || photo.url !== imagem)
    await events.importEvent({ ...others, fotos, ...(imagem && hasCover && { imagem }) })
  }
  for (const item of await events.bin.all()) {
    const isGone =
      item.kind === 'event'
        ? isErasedEvent(marks, item.event.id)
        : item.photos.every(({ photo }) => !isThere(photo))
    if (isGone) await events.bin.remove(item.id, now)
  }
  for (const { id, visibilidade } of closed) {
    await events.setFields(id, { visibilidade, publicarEm: null })
  }
  await events.recordErased(erased, now)
  if (moment !== null) await clockRecord(documents).record(new Date(moment))
}
