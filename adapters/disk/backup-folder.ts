import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BackupRecord, readBackupRecord } from '#domain/backups/backup-record.ts'
import { readIfExists } from './read-if-exists.ts'
import { replaceFile } from './replace-file.ts'

/** What the nightly backup keeps inside the data folder. */
export function backupFolder(dataDir: string) {
  const folder = join(dataDir, 'backup')
  return {
    folder,
    repository: join(folder, 'repository'),
    cache: join(folder, 'cache'),
    /** Decrypts the copies, here and elsewhere. */
    key: join(folder, 'key'),
    /** Exists once somebody was shown the key. */
    keyShown: join(folder, 'key-shown'),
    record: join(folder, 'status.json'),
  }
}

/** Null: no backup was ever tried, or the record is of another version. */
export async function loadBackupRecord(dataDir: string): Promise<BackupRecord | null> {
  const bytes = await readIfExists(backupFolder(dataDir).record)
  return bytes && readBackupRecord(bytes.toString())
}

export async function saveBackupRecord(dataDir: string, record: BackupRecord): Promise<void> {
  const { folder, record: file } = backupFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await replaceFile(file, `${JSON.stringify(record, null, 1)}\n`)
}
