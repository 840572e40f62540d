import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/**
 * A copy of a database on a disk that cannot be written: SQLite needs to write even to read one with a write-ahead
 * log.
 */
export function copyFromReadOnlyDisk(file: string): { file: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'escola-leitura-'))
  const copy = join(folder, basename(file))
  for (const suffix of ['', '-wal']) {
    if (existsSync(file + suffix)) copyFileSync(file + suffix, copy + suffix)
  }
  return { file: copy, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export function isReadOnlyDisk(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'EROFS'
}
