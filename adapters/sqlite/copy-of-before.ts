import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import type { TrustedMoment } from '#domain/clock/trusted-clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * For going back to the previous release. The copy is complete or missing, so that a start after a killed one repeats
 * it.
 */
export function keepCopy(database: DatabaseSync, file: string): void {
  const copy = copyOfBefore(file)
  if (file === ':memory:' || existsSync(copy)) return
  rmSync(`${copy}.new`, { force: true })
  database.prepare('VACUUM INTO ?').run(`${copy}.new`)
  const written = openSync(`${copy}.new`, 'r+')
  fchmodSync(written, 0o600)
  fsyncSync(written)
  closeSync(written)
  renameSync(`${copy}.new`, copy)
}

/** The copy contains what was deleted since, so it is not kept for ever. */
export function removeOldCopy(file: string, moment: TrustedMoment): void {
  const copy = copyOfBefore(file)
  const isOld = existsSync(copy) && moment.getTime() - statSync(copy).mtimeMs > 30 * dayMs
  if (isOld) rmSync(copy)
}

function copyOfBefore(file: string): string {
  return `${file}.antes`
}
