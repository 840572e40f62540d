import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const bytes = 1024 * 1024

export type DiskReserve = {
  /** Does nothing while the reserve is there, or while the disk has hardly room for more. */
  fill(): void
  /** False: there was none. */
  release(): boolean
}

/** SQLite needs room even to delete. On a full disk, releasing this file gives it that room. */
export function diskReserve(file: string): DiskReserve {
  let filled = false

  return {
    fill: () => {
      if (filled) return
      filled = existsSync(file)
      if (filled) return
      try {
        if (roomBeside(file) < 2 * bytes) return
        // Not zeros: some file systems keep those in no space at all.
        writeFileSync(file, Buffer.alloc(bytes, 1))
        filled = true
      } catch {
        rmSync(file, { force: true })
      }
    },
    release: () => {
      filled = false
      if (!existsSync(file)) return false
      rmSync(file)
      return true
    },
  }
}

function roomBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}
