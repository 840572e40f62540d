import { join } from 'node:path'
import { readCheckedContents } from './database-snapshot.ts'
import { databaseName, type NamedPhotos, namedPhotos } from './site-files.ts'

export type UnpackOptions = { signal: AbortSignal; onFile: (done: number, total: number) => void }

/** An archive, or a restic snapshot, of which restic checks every file that it restores. */
export type BackupSource = {
  bytes: number
  /** Puts the database and the photos, whole or not at all, into an empty folder. Returns when the backup was made. */
  unpack(folder: string, options: UnpackOptions): Promise<Date>
}

/** What a backup contains. A file that nothing names belongs to a photo that was just being deleted. */
export type UnpackedBackup = NamedPhotos & { madeAt: Date; events: number; waiting: number }

export async function unpackBackup(
  source: BackupSource,
  folder: string,
  options: UnpackOptions,
): Promise<UnpackedBackup> {
  const madeAt = await source.unpack(folder, options)
  const contents = await readCheckedContents(join(folder, databaseName))
  const { events, waiting } = contents
  return { madeAt, events, waiting, ...(await namedPhotos(folder, contents)) }
}
