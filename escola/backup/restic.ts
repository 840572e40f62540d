import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Backup } from '#domain/backups/retention.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import type { BackupSource, UnpackOptions } from '#escola/archive/unpack-backup.ts'
import { present } from '#escola/present.ts'
import {
  type BackupContents,
  contentsOfTags,
  doubtedTag,
  releaseTag,
  tagsOf,
} from './contents-tags.ts'
import { notStarted, type ResticFault, resticFault } from './restic-fault.ts'

/** What opens a repository. Restic itself reads a bucket's keys from the environment. */
export type RepositoryAccess = { location: string; keyFile: string; cacheDir: string }

export type NewBackup = Pick<Backup, 'at' | 'isDoubted' | 'release'> & { contents: BackupContents }

/** `contents`: null if its tags do not say. */
export type StoredBackup = Backup & { contents: BackupContents | null }

export type Repository = {
  location: string
  /** Null: there is no repository at this location. */
  list(): Promise<StoredBackup[] | null>
  create(): Promise<void>
  /** The folders of the photos and a copy of the database, by their paths in the data folder. */
  save(
    dataDir: string,
    paths: string[],
    backup: NewBackup,
    signal: AbortSignal,
  ): Promise<{ id: string; bytes: number }>
  remove(ids: readonly string[]): Promise<void>
  /** Checks the structure of the repository, and reads part `part` of `parts` of its data (from 1). */
  check(part: number, parts: number): Promise<void>
  /** Writes, reads and deletes a file of a few bytes in this folder. */
  tryOut(folder: string, file: string): Promise<void>
  source(backup: StoredBackup): Promise<BackupSource>
}

/** Where the copy of the database is while restic reads it, inside the data folder. */
export const databaseCopy = join('backup', 'snapshot', databaseName)
const attempts = 3
const program = 'restic'

export function resticRepository(access: RepositoryAccess): Repository {
  const { location } = access

  /** Removes a lock that a killed run left behind. A lock in use stays, and then the second try fails too. */
  async function runWith(options: StartOptions, ...args: string[]): Promise<string> {
    try {
      return await runRestic(access, args, options)
    } catch (fault) {
      if ((fault as ResticFault).kind !== 'locked') throw fault
      await runRestic(access, ['unlock'], {})
      return runRestic(access, args, options)
    }
  }
  const run = (...args: string[]) => runWith({}, ...args)

  return {
    location,
    list: async () => {
      try {
        const snapshots: Snapshot[] =
          JSON.parse(await run('snapshots', '--json', '--tag', 'escola')) ?? []
        return snapshots.map(({ id, time, tags }) => ({
          id,
          at: new Date(time),
          contents: contentsOfTags(tags),
          isDoubted: tags.includes(doubtedTag),
          release: tags.find((tag) => tag.startsWith(releaseTag))?.slice(releaseTag.length) ?? null,
        }))
      } catch (fault) {
        if ((fault as ResticFault).kind === 'missing') return null
        throw fault
      }
    },
    create: async () => {
      await run('init')
    },
    save: async (dataDir, paths, { at, isDoubted, release, contents }, signal) => {
      const marks = [isDoubted && doubtedTag, release && `${releaseTag}${release}`]
      const tags = present(['escola', ...tagsOf(contents), ...marks]).join(',')
      const there = paths.filter((path) => existsSync(join(dataDir, path)))
      // '2026-11-19 03:30:00' in the zone of this process, as restic reads it.
      const time = at.toLocaleString('sv-SE')
      const options = ['--tag', tags, '--time', time, '--host', 'escola', '--json', '--quiet']
      for (let attempt = 1; ; attempt += 1) {
        try {
          const said = await runWith({ cwd: dataDir, signal }, 'backup', ...there, ...options)
          const saved = savedBackup(said)
          if (saved) return saved
          throw new Error('O restic não disse o que guardou.')
        } catch (fault) {
          const { kind, output = '' } = fault as ResticFault
          if (kind !== 'incomplete') throw fault
          // A photo may have been deleted before it was read. An incomplete backup must not be the newest.
          const half = savedBackup(output)
          if (half) await run('forget', half.id)
          if (attempt === attempts) throw fault
        }
      }
    },
    remove: async (ids) => {
      // Unused data is removed too: what was deleted on the site must not remain anywhere in the copy.
      if (ids.length > 0) await run('forget', ...ids, '--prune', '--max-unused', '0')
    },
    check: async (part, parts) => {
      await run('check', `--read-data-subset=${part}/${parts}`)
    },
    tryOut: async (folder, file) => {
      const options = ['--tag', 'teste', '--host', 'escola', '--json', '--quiet']
      const saved = savedBackup(await runWith({ cwd: folder }, 'backup', file, ...options))
      if (!saved) throw new Error('O restic não disse o que guardou.')
      await run('dump', saved.id, `/${file}`)
      await run('forget', saved.id)
    },
    source: async ({ id, at }) => {
      const stats = await run('stats', id, '--mode', 'restore-size', '--json')
      const bytes = Number(JSON.parse(stats).total_size)
      const unpack = async (folder: string, { signal }: UnpackOptions) => {
        await runWith({ signal }, 'restore', id, '--target', resolve(folder))
        await rename(join(folder, databaseCopy), join(folder, databaseName))
        return at
      }
      return { bytes, unpack }
    },
  }
}

type Snapshot = { id: string; time: string; tags: string[] }
type StartOptions = { cwd?: string; signal?: AbortSignal }

/** Returns what restic writes. A fault contains that too. */
async function runRestic(
  { location, keyFile, cacheDir }: RepositoryAccess,
  args: string[],
  options: StartOptions,
): Promise<string> {
  const repository = /^(s3|sftp):/.test(location) ? location : resolve(location)
  const places = ['--repo', repository, '--cache-dir', resolve(cacheDir)]
  const flags = [...places, '--password-file', resolve(keyFile)]
  const child = spawn(program, [...args, ...flags], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', complaint: '' }
  child.stdout.setEncoding('utf8').on('data', (part) => {
    said.output += part
  })
  child.stderr.on('data', (part) => {
    said.complaint = `${said.complaint}${part}`.slice(-4000)
  })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(notStarted(error)))
    child.once('close', (code) => {
      if (code === 0) resolve(said.output)
      else reject(Object.assign(resticFault(code, said.complaint, location), said))
    })
  })
}

function savedBackup(output: string): { id: string; bytes: number } | null {
  const summary = output.split('\n').find((line) => line.includes('"message_type":"summary"'))
  if (!summary) return null
  const { snapshot_id, total_bytes_processed } = JSON.parse(summary)
  return { id: snapshot_id, bytes: total_bytes_processed }
}
