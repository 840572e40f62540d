import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A DATA_DIR for the running test, gone when it ends. */
export function aDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'escola-dados-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
