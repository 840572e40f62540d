import { copyFile, link, open } from 'node:fs/promises'
import { isMissing } from './disk-fault.ts'

// A file survives a power cut only if both the file and its folder are synced.

export async function writeDurably(path: string, bytes: Uint8Array, mode = 0o644): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** For a file or a folder. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Not every file system supports hard links. False: there is no such file. */
export async function linkOrCopy(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to).catch((error) => {
      if (isMissing(error)) throw error
      return copyFile(from, to)
    })
    return true
  } catch (error) {
    if (isMissing(error)) return false
    throw error
  }
}
