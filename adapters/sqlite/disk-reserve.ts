import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const mebibyte = 1024 * 1024
/** Enough to rewrite an event of a few thousand photos and its item in the bin. */
const size = 4 * mebibyte
const leftForOthers = 16 * 1024

export type DiskReserve = {
  /** Creates a smaller reserve if the disk has hardly any room; does nothing while the reserve is complete. */
  fill(): void
  /** False: there was no reserve. */
  release(): boolean
}

/** SQLite needs free space even to delete. On a full disk, deleting this file provides it. */
export function diskReserve(file: string): DiskReserve {
  let whole = false

  return {
    fill: () => {
      if (whole) return
      const present = existsSync(file)
      whole = present && statSync(file).size >= size
      if (whole) return
      const room = roomBeside(file)
      if (room >= 2 * size) whole = write(file, size)
      // Released space must not go to photos: hardly anything is left for others.
      else if (!present && room > leftForOthers) write(file, Math.min(size, room - leftForOthers))
    },
    release: () => {
      whole = false
      if (!existsSync(file)) return false
      rmSync(file)
      return true
    },
  }
}

function write(file: string, bytes: number): boolean {
  try {
    // Not zeros: some file systems store those without using space.
    writeFileSync(file, Buffer.alloc(bytes, 1))
    return true
  } catch {
    rmSync(file, { force: true })
    return false
  }
}

function roomBeside(file: string): number {
  const { bavail, bsize } = statfsSync(dirname(file))
  return bavail * bsize
}
