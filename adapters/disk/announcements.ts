import { randomBytes } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isPhotoKey } from '#domain/photos/photo-addresses.ts'
import { isMissing } from './disk-fault.ts'
import { appendDurably, syncFolder } from './durable-files.ts'
import { namesIn } from './photo-folders.ts'

/** A durable note of pictures about to come or go: one line with the process, one per key. */
export type Announcement = {
  id: string
  keys: string[]
  add(key: string): Promise<void>
  end(): Promise<void>
}

/** An announcement that was not ended, and whether the one who made it is still at work. */
export type OpenAnnouncement = { id: string; keys: string[]; running: boolean }

export type Announcements = {
  announce(keys: string[]): Promise<Announcement>
  open(): Promise<OpenAnnouncement[]>
}

export function announcementsIn(folder: string): Announcements {
  const mine = new Set<string>()

  /** The operator's commands add photos from a process of their own while the site runs. */
  const isRunning = (id: string, pid: number) =>
    mine.has(id) || (pid !== process.pid && isAlive(pid))

  return {
    announce: async (keys) => {
      const id = randomBytes(8).toString('hex')
      const note = join(folder, id)
      const announced = [...keys]
      const end = async () => {
        await rm(note, { force: true })
        mine.delete(id)
      }
      mine.add(id)
      try {
        await appendDurably(note, [process.pid, ...keys].map((line) => `${line}\n`).join(''))
        await syncFolder(folder)
      } catch (error) {
        await end()
        throw error
      }
      return {
        id,
        keys: announced,
        add: async (key) => {
          await appendDurably(note, `${key}\n`)
          announced.push(key)
        },
        end,
      }
    },
    open: async () => {
      const found: OpenAnnouncement[] = []
      for (const id of await namesIn(folder)) {
        const [pid, ...lines] = (await noteIfThere(join(folder, id))).split('\n')
        found.push({ id, keys: lines.filter(isPhotoKey), running: isRunning(id, Number(pid)) })
      }
      return found
    },
  }
}

/** Another process may end its announcement while this one reads. */
async function noteIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isMissing(error)) return ''
    throw error
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
