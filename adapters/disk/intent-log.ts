import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isPhotoKey } from '#domain/photos/served-photo.ts'
import { appendDurably, syncFolder } from './durable-files.ts'
import { namesIn, type PhotoFolders } from './photo-folders.ts'
import { holdProcessLock, isOwnProcess, processState } from './process-lock.ts'
import { readIfExists } from './read-if-exists.ts'

/** A durable record of pictures about to be added or deleted: two lines for the process, then one per key. */
export type Intent = {
  id: string
  keys: string[]
  add(key: string): Promise<void>
  end(): Promise<void>
  /** It could not be finished, so any sweep may do that now. */
  leave(): void
}

export type UnfinishedIntent = { id: string; keys: string[]; running: boolean }

export type IntentLog = {
  begin(keys: string[]): Promise<Intent>
  unfinished(): Promise<UnfinishedIntent[]>
}

const processPrefix = 'process '
const unsureFor = 24 * 60 * 60 * 1000

export function intentLog({
  batches: folder,
  processes,
}: Pick<PhotoFolders, 'batches' | 'processes'>): IntentLog {
  const own = new Set<string>()

  /** The operator's commands and other containers add photos from other processes. */
  function isRunning(id: string, [pid, processLine]: string[]): boolean {
    if (own.has(id)) return true
    // Intents of earlier versions hold only a process number.
    if (!processLine?.startsWith(processPrefix)) return isOtherLiving(Number(pid))
    const processId = processLine.slice(processPrefix.length)
    if (isOwnProcess(processes, processId)) return false
    const state = processState(processes, processId)
    return state === 'alive' || (state === 'unknown' && isYoung(join(folder, id)))
  }

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
        const lines = [process.pid, processPrefix + holdProcessLock(processes), ...keys]
        await appendDurably(file, lines.map((line) => `${line}\n`).join(''))
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
        leave: () => own.delete(id),
      }
    },
    unfinished: async () => {
      const intents: UnfinishedIntent[] = []
      for (const id of await namesIn(folder)) {
        const text = (await readIfExists(join(folder, id)))?.toString() ?? ''
        const lines = text.split('\n')
        intents.push({ id, keys: lines.filter(isPhotoKey), running: isRunning(id, lines) })
      }
      return intents
    },
  }
}

function isOtherLiving(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: string }).code === 'EPERM'
  }
}

function isYoung(file: string): boolean {
  const { mtimeMs = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return Date.now() - mtimeMs < unsureFor
}
