import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isPhotoKey } from '#domain/photos/photo-addresses.ts'
import { appendDurably, syncFolder } from './durable-files.ts'
import { namesIn } from './photo-folders.ts'
import { readIfExists } from './read-if-exists.ts'

/** A durable record of pictures about to come or go: one line with the process, one per key. */
export type Intent = {
  id: string
  keys: string[]
  add(key: string): Promise<void>
  end(): Promise<void>
}

export type UnfinishedIntent = { id: string; keys: string[]; running: boolean }

export type IntentLog = {
  begin(keys: string[]): Promise<Intent>
  unfinished(): Promise<UnfinishedIntent[]>
}

export function intentLog(folder: string): IntentLog {
  const own = new Set<string>()

  /** The operator's commands add photos from a process of their own while the site runs. */
  const isRunning = (id: string, pid: number) =>
    own.has(id) || (pid !== process.pid && isAlive(pid))

  return {
    begin: async (keys) => {
      const id = randomBytes(8).toString('hex')
      const file = join(folder, id)
      const recorded = [...keys]
      const end = async () => {
        await rm(file, { force: true })
        own.delete(id)
      }
      own.add(id)
      try {
        await appendDurably(file, [process.pid, ...keys].map((line) => `${line}\n`).join(''))
        await syncFolder(folder)
      } catch (error) {
        await end()
        throw error
      }
      return {
        id,
        keys: recorded,
        add: async (key) => {
          await appendDurably(file, `${key}\n`)
          recorded.push(key)
        },
        end,
      }
    },
    unfinished: async () => {
      const intents: UnfinishedIntent[] = []
      for (const id of await namesIn(folder)) {
        const text = (await readIfExists(join(folder, id)))?.toString() ?? ''
        const [pid, ...lines] = text.split('\n')
        intents.push({ id, keys: lines.filter(isPhotoKey), running: isRunning(id, Number(pid)) })
      }
      return intents
    },
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}
