import { existsSync, rmSync, writeFileSync } from 'node:fs'

const bytes = 1024 * 1024

/** SQLite needs room even to delete. On a full disk, releasing this file gives it that room. */
export function fillDiskReserve(file: string): void {
  if (existsSync(file)) return
  try {
    // Not zeros: some file systems keep those in no space at all.
    writeFileSync(file, Buffer.alloc(bytes, 1))
  } catch {
    rmSync(file, { force: true })
  }
}

export function releaseDiskReserve(file: string): boolean {
  if (!existsSync(file)) return false
  rmSync(file)
  return true
}
