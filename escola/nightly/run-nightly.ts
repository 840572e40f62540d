import { existsSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backupFolder, loadBackupRecord, saveBackupRecord } from '#adapters/disk/backup-folder.ts'
import { freeBytes, uploadReserveBytes } from '#adapters/disk/free-space.ts'
import { lockFolderShared } from '#adapters/sqlite/folder-lock.ts'
import { fileSize } from '#content/file-size.ts'
import type { BackupPlace, BackupRecord } from '#domain/backups/backup-record.ts'
import {
  type Backup,
  findMisdated,
  type Misdated,
  overdueBackups,
} from '#domain/backups/retention.ts'
import type { ClockDoubt, TrustedMoment } from '#domain/clock/trusted-clock.ts'
import { takeSnapshot } from '#escola/archive/database-snapshot.ts'
import { filesBelow, siteFolders } from '#escola/archive/site-files.ts'
import { requireDatabase } from '#escola/backup/back-up-site.ts'
import { ensureKeyFile } from '#escola/backup/key.ts'
import { databaseCopy, type Repository, resticRepository } from '#escola/backup/restic.ts'
import { isWrongKey } from '#escola/backup/restic-fault.ts'
import { removeOldSetAside, setRepositoryAside } from '#escola/backup/set-aside.ts'
import { errorSentence } from '#escola/error-sentence.ts'
import { installedRelease } from '#server/env/installed-release.ts'
import { operatorCommand } from '#server/env/operator-command.ts'
import { careForDatabase } from './database-care.ts'

export type NightlyOptions = {
  /** A second place; without one the backup stays on this machine. */
  backupTo?: string | undefined
  /** Begin anew if the copies of earlier nights have disappeared. */
  startOver?: boolean
  /** For the record of backups. */
  now: Date
  /** Null: nothing may be deleted by age. */
  moment: TrustedMoment | null
  doubt: ClockDoubt | null
  signal: AbortSignal
}

/** Each night another part of the data is read back, so that four weeks cover everything. */
const checkedParts = 28
const dayMs = 24 * 60 * 60 * 1000

/**
 * A failure in one place does not stop the other. The record says what happened. Where tonight's backup failed or is
 * damaged, or while the clock is in doubt, nothing is deleted.
 */
export async function runNightly(dataDir: string, options: NightlyOptions): Promise<BackupRecord> {
  const { folder, repository } = backupFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const before = await loadBackupRecord(dataDir)
  const { moment } = options
  const now = options.now.toISOString()
  const databaseFault = careForDatabase(dataDir)
  const places: BackupPlace[] = []
  for (const location of [repository, ...(options.backupTo ? [options.backupTo] : [])]) {
    const known = before?.places.find((place) => place.location === location)
    places.push(await backUpTo(dataDir, { lastGood: null, ...known, location }, options))
  }
  if (moment && places[0]?.fault === null) removeOldSetAside(dataDir, moment)
  options.signal.throwIfAborted()
  const record = { since: before?.since ?? now, lastRun: now, databaseFault, places }
  await saveBackupRecord(dataDir, record)
  return record
}

type KnownPlace = Pick<BackupPlace, 'location' | 'lastGood'> &
  Partial<Pick<BackupPlace, 'misdated'>>

/** One place. Rejects only when it is interrupted. */
export async function backUpTo(
  dataDir: string,
  { location, lastGood, misdated = {} }: KnownPlace,
  options: NightlyOptions,
): Promise<BackupPlace> {
  const { cache: cacheDir } = backupFolder(dataDir)
  const repository = resticRepository({ location, keyFile: ensureKeyFile(dataDir), cacheDir })
  const { now, moment, signal } = options
  const place: BackupPlace = { location, lastGood, misdated, fault: null }
  try {
    signal.throwIfAborted()
    const earlier = await prepare(dataDir, repository, { isFirst: !lastGood, ...options })
    const { bytes, ...made } = await saveSite(dataDir, repository, options)
    place.lastGood = { at: now.toISOString(), bytes }
    const day = Math.floor(now.getTime() / dayMs)
    // Before anything is deleted: tonight's copy may not be readable.
    await repository.check((day % checkedParts) + 1, checkedParts)
    if (moment) {
      const backups = [...earlier, made]
      place.misdated = findMisdated(backups, misdated, moment)
      await removeOverdue(repository, backups, place.misdated, moment)
    }
  } catch (error) {
    signal.throwIfAborted()
    place.fault = errorSentence(error, location)
  }
  return place
}

type Preparation = { isFirst: boolean } & Pick<NightlyOptions, 'startOver' | 'now'>

async function prepare(
  dataDir: string,
  repository: Repository,
  { isFirst, startOver = false, now }: Preparation,
): Promise<Backup[]> {
  const { location } = repository
  const isOwn = location === backupFolder(dataDir).repository
  if (isOwn) await requireRoom(dataDir, isFirst ? await siteBytes(dataDir) : 0)
  // Restic would create a missing folder, which would be on the site's disk if the other one is not mounted.
  else if (location.startsWith('/') && !existsSync(location)) {
    throw new Error(`A pasta ${location} não existe. O disco dela está montado?`)
  }
  const earlier = await repository.list().catch((fault) => {
    if (!isWrongKey(fault)) throw fault
    if (!isOwn) throw new Error(madeElsewhere(location))
    if (!startOver) throw new Error(madeHereWithOtherKey)
    setRepositoryAside(dataDir, now)
    return null
  })
  if (earlier) return earlier
  if (!isFirst && !startOver) {
    throw new Error(
      `As cópias de antes não estão mais em ${location}. O disco está montado? Para começar de novo ali, use --recomecar.`,
    )
  }
  await repository.create()
  return []
}

function madeElsewhere(location: string): string {
  return `As cópias em ${location} foram feitas com outra chave. Para trazer o site que está nelas e continuar com elas: ${operatorCommand('restore --mais-novo')}. Para deixá-las como estão, diga outro lugar em BACKUP_TO.`
}

const madeHereWithOtherKey = `Os backups nesta máquina foram feitos com outra chave. Para guardá-los à parte e começar outros: ${operatorCommand('nightly --recomecar')}`

/** A backup must not take the space that the next photos need. */
async function requireRoom(dataDir: string, bytes: number): Promise<void> {
  const [free, needed] = [await freeBytes(dataDir), bytes + uploadReserveBytes]
  if (free >= needed) return
  throw new Error(
    `Restam só ${fileSize(free)} livres no disco, e o backup nesta máquina precisa de ${fileSize(needed)}.`,
  )
}

async function siteBytes(dataDir: string): Promise<number> {
  const folders = siteFolders.map((name) => join(dataDir, name)).filter((path) => existsSync(path))
  let bytes = 0
  for (const folder of folders) {
    for (const path of await filesBelow(folder)) {
      bytes += statSync(join(folder, path), { throwIfNoEntry: false })?.size ?? 0
    }
  }
  return bytes
}

/**
 * Files are written before their event and deleted after it, so the database is copied first. A file that the copy
 * names and that is deleted meanwhile is missing in the backup, as on the site.
 */
async function saveSite(
  dataDir: string,
  repository: Repository,
  { now, doubt, signal }: NightlyOptions,
): Promise<Backup & { bytes: number }> {
  requireDatabase(dataDir)
  const lock = lockFolderShared(dataDir)
  const copy = join(dataDir, databaseCopy)
  try {
    await rm(dirname(copy), { recursive: true, force: true })
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 })
    const { events, photoKeys, unseenKeys } = await takeSnapshot(dataDir, copy)
    const photos = photoKeys.size - unseenKeys.size
    const contents = { events, photos, bytes: await siteBytes(dataDir) }
    const dated = {
      at: doubt?.clock ?? now,
      isDoubted: doubt !== null,
      release: installedRelease()?.name ?? null,
    }
    const backup = { ...dated, contents }
    const saved = await repository.save(dataDir, [...siteFolders, databaseCopy], backup, signal)
    return { ...dated, ...saved }
  } finally {
    await rm(dirname(copy), { recursive: true, force: true })
    lock.release()
  }
}

async function removeOverdue(
  repository: Repository,
  backups: Backup[],
  misdated: Misdated,
  now: TrustedMoment,
): Promise<void> {
  const releases = new Set(installedRelease()?.all)
  const overdue = overdueBackups(backups, { misdated, releases, now })
  await repository.remove(overdue.map(({ id }) => id))
}
