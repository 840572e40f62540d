import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs'

const mebibyte = 1024 * 1024

/** SQLite needs room even to delete. On a full disk, releasing this file gives it that room. */
export function fillDiskReserve(file: string): void {
  if (existsSync(file) && statSync(file).size >= mebibyte) return
  // Half of it where no more fits: a site that opened on a full disk has just released it.
  if (!fill(file, mebibyte)) fill(file, mebibyte / 2)
}

function fill(file: string, bytes: number): boolean {
  try {
    // Not zeros: some file systems keep those in no space at all.
    writeFileSync(file, Buffer.alloc(bytes, 1))
    return true
  } catch {
    rmSync(file, { force: true })
    return false
  }
}

export function releaseDiskReserve(file: string): boolean {
  if (!existsSync(file)) return false
  rmSync(file)
  return true
}
