import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'escola-bench-'))
}
