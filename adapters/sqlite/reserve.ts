import { existsSync, rmSync, writeFileSync } from 'node:fs'

const bytes = 1024 * 1024

/**
 * SQLite needs room to write even when it deletes. On a full disk this file makes that room, so
 * that the school can always get rid of photos, which is what frees the disk.
 */
export function fillReserve(file: string): void {
  if (existsSync(file)) return
  try {
    // Not zeros: some file systems keep those in no space at all.
    writeFileSync(file, Buffer.alloc(bytes, 1))
  } catch {
    rmSync(file, { force: true })
  }
}

/** True when there was a reserve, which is now free space. */
export function spendReserve(file: string): boolean {
  if (!existsSync(file)) return false
  rmSync(file)
  return true
}
