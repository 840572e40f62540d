import { existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const mebibyte = 1024 * 1024

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
      whole = present && statSync(file).size >= mebibyte
      if (whole) return
      const room = roomBeside(file)
      if (room >= 2 * mebibyte) whole = write(file, mebibyte)
      else if (!present) write(file, Math.floor(room * 0.75))
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
