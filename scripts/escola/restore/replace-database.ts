import { rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '#adapters/disk/durable-files.ts'
import { complaint } from '../complaint.ts'
import { exists } from './exists.ts'

/**
 * The one step that makes the backup the site. SQLite would play a journal that the old database left
 * behind into the new one, so there must be none: closed by its last user, it has taken it in.
 */
export async function replaceDatabase(staged: string, file: string): Promise<void> {
  if (await exists(`${file}-wal`)) {
    throw complaint(
      'Outro programa (o Litestream?) está usando o banco de dados. Pare-o e tente de novo.',
    )
  }
  await rename(staged, file)
  await syncFolder(dirname(file))
}
