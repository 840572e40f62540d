import { type ChildProcess, spawn } from 'node:child_process'
import { Readable, type Writable } from 'node:stream'
import type { Pack } from 'tar-stream'
import type { Backup } from '#domain/backups/retention.ts'
import type { ArchiveSource } from '#escola/archive/read-archive.ts'
import { type BackupContents, contentsOfTags, tagsOf } from './contents-tags.ts'
import { notStarted, type ResticFault, resticFault } from './restic-fault.ts'

/** What a repository is opened with. The program reads the keys of a bucket from the environment itself. */
export type RepositoryAccess = { location: string; keyFile: string; cacheDir: string }

/** Contents are null for a backup of a release up to 1.0. */
export type StoredBackup = Backup & { contents: BackupContents | null }

export type Repository = {
  location: string
  /** Null: there is no repository at this location. */
  list(): Promise<StoredBackup[] | null>
  create(): Promise<void>
  /** The archive is in the repository whole, or not at all. */
  save(tar: Pack, contents: BackupContents): Promise<{ id: string; bytes: number }>
  remove(ids: readonly string[]): Promise<void>
  /** Reads one of so many parts of all data, and how everything is linked. */
  check(part: number, parts: number): Promise<void>
  source(id: string): Promise<ArchiveSource>
}

const archiveName = 'escola.tar'
const program = 'restic'

export function resticRepository(access: RepositoryAccess): Repository {
  const { location } = access
  const start = (...args: string[]) => startRestic(access, args)

  async function runOnce(args: string[]): Promise<string> {
    const { output, ended } = start(...args)
    const said = output()
    await ended
    return said
  }

  /** A lock that a killed run left behind is removed; one that is in use stays, and the second try fails too. */
  async function run(...args: string[]): Promise<string> {
    try {
      return await runOnce(args)
    } catch (fault) {
      if ((fault as ResticFault).kind !== 'locked') throw fault
      await runOnce(['unlock'])
      return runOnce(args)
    }
  }

  return {
    location,
    list: async () => {
      try {
        const snapshots: { id: string; time: string; tags: string[] }[] =
          JSON.parse(await run('snapshots', '--json', '--tag', 'escola')) ?? []
        return snapshots.map(({ id, time, tags }) => ({
          id,
          at: new Date(time),
          contents: contentsOfTags(tags),
        }))
      } catch (fault) {
        if ((fault as ResticFault).kind === 'missing') return null
        throw fault
      }
    },
    create: async () => {
      await run('init')
    },
    save: async (tar, contents) => {
      const tags = ['escola', ...tagsOf(contents)].join(',')
      const options = ['--stdin', '--stdin-filename', archiveName, '--tag', tags]
      const restic = start('backup', ...options, '--host', 'escola', '--json')
      const output = restic.output()
      await feed(restic.child, tar, restic.ended)
      await restic.ended
      return savedBackup(await output)
    },
    remove: async (ids) => {
      // Without unused data: what was deleted on the site must not stay in a corner of the copy.
      if (ids.length > 0) await run('forget', ...ids, '--prune', '--max-unused', '0')
    },
    check: async (part, parts) => {
      await run('check', `--read-data-subset=${part}/${parts}`)
    },
    source: async (id) => {
      const stats = await run('stats', id, '--mode', 'restore-size', '--json')
      return {
        name: `${location} (${id.slice(0, 8)})`,
        bytes: Number(JSON.parse(stats).total_size),
        open: async () => dump(start('dump', id, archiveName)),
      }
    },
  }
}

type Restic = ReturnType<typeof startRestic>

function startRestic(access: RepositoryAccess, args: string[]) {
  const { location, keyFile, cacheDir } = access
  const flags = ['--repo', location, '--password-file', keyFile, '--cache-dir', cacheDir]
  const child = spawn(program, [...args, ...flags])
  let complaint = ''
  child.stderr.on('data', (part) => {
    complaint = `${complaint}${part}`.slice(-4000)
  })
  // It stops reading when it fails; its exit code says more.
  child.stdin.on('error', () => {})
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error) => reject(notStarted(error)))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(resticFault(code, complaint, location))
    })
  })
  ended.catch(() => {})
  const output = async () => {
    let text = ''
    for await (const part of child.stdout.setEncoding('utf8')) text += part
    return text
  }
  return { child, ended, output }
}

/** Its input ends only when the archive is complete: what ends early would be saved as it is. */
async function feed(child: ChildProcess, tar: Pack, ended: Promise<void>): Promise<void> {
  const { stdin } = child
  if (!stdin) throw new Error('no input')
  const gone = ended.catch(() => {})
  try {
    for await (const chunk of tar as AsyncIterable<Uint8Array>) {
      if (child.exitCode !== null) break
      if (!stdin.write(chunk)) await Promise.race([drained(stdin), gone])
    }
    stdin.end()
  } catch (fault) {
    child.kill('SIGKILL')
    await gone
    throw fault
  }
}

/** Unlike `once`, it does not reject when the program has closed its input: how it ended says more. */
function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve))
}

function savedBackup(output: string): { id: string; bytes: number } {
  const lines = output.trim().split('\n').reverse()
  for (const line of lines) {
    const { message_type, snapshot_id, total_bytes_processed } = JSON.parse(line)
    if (message_type === 'summary') return { id: snapshot_id, bytes: total_bytes_processed }
  }
  throw new Error('O restic não disse o que guardou.')
}

function dump({ child, ended }: Restic) {
  let bytes = 0
  const chunks = async function* () {
    try {
      for await (const chunk of child.stdout) {
        bytes += chunk.length
        yield chunk
      }
      await ended
    } finally {
      child.kill('SIGKILL')
    }
  }
  return { tar: Readable.from(chunks()), bytesRead: () => bytes }
}
