import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const mebibyte = 1024 * 1024
/** An event of a few thousand photos is rewritten whole, and its item for the bin beside it. */
const size = 4 * mebibyte
const leftForOthers = 16 * 1024

export type DiskReserve = {
  /** A part of it where the disk has hardly room for more; does nothing while it is whole. */
  fill(): void
  /** False: there was none. */
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
      // What was released must not go to photos: hardly anything is left for others.
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
