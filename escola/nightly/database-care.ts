import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { databaseName } from '#escola/archive/site-files.ts'
import { checkIntegrity } from '#escola/doctor/database.ts'

/** Reads the whole database, and lets SQLite refresh its statistics for queries. Returns a fault or null. */
export function careForDatabase(dataDir: string): string | null {
  const file = join(dataDir, databaseName)
  const [finding] = checkIntegrity(file)
  if (finding) return finding.sentence
  try {
    const database = new DatabaseSync(file, { timeout: 5000 })
    try {
      database.exec('PRAGMA optimize')
    } finally {
      database.close()
    }
    return null
  } catch (error) {
    return `O banco de dados não pode ser usado: ${(error as Error).message}`
  }
}
