import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#adapters/disk/durable-files.ts'

/** SQLite would apply a journal left by the old database to the new one, so there must be none. */
export async function replaceDatabase(staged: string, file: string): Promise<void> {
  if (existsSync(`${file}-wal`)) {
    throw new Error(
      'Outro programa (o Litestream?) está usando o banco de dados. Pare-o e tente de novo.',
    )
  }
  await rename(staged, file)
  await syncFolder(dirname(file))
}
