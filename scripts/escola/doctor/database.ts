import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { databaseName } from '../archive/manifest.ts'
import { type Finding, good, note, problem } from './finding.ts'

export type Examination = { findings: Finding[]; events: SchoolEvent[] | null }

/** Every page of the file is read; its events come along for the examinations that follow. */
export async function checkDatabase(dataDir: string): Promise<Examination> {
  const file = join(dataDir, databaseName)
  if (!existsSync(file)) {
    return {
      findings: [note('Ainda não há banco de dados: o site nunca foi iniciado.')],
      events: [],
    }
  }
  const findings = integrity(file)
  if (findings.some(({ kind }) => kind === 'problem')) return { findings, events: null }
  const database = schoolDatabase(file)
  try {
    const events = await sqliteEventStore(database).all()
    const photos = events.reduce((sum, { fotos }) => sum + fotos.length, 0)
    return {
      findings: [good(`O banco de dados está íntegro: ${events.length} eventos, ${photos} fotos.`)],
      events,
    }
  } catch (fault) {
    return { findings: [problem((fault as Error).message)], events: null }
  } finally {
    database.close()
  }
}

function integrity(file: string): Finding[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      const verdicts = database.prepare('PRAGMA integrity_check(5)').all()
      const orphans = database.prepare('PRAGMA foreign_key_check').all()
      return [
        ...verdicts
          .map(({ integrity_check }) => String(integrity_check))
          .filter((verdict) => verdict !== 'ok')
          .map((verdict) => problem(`O banco de dados está danificado: ${verdict}`)),
        ...(orphans.length > 0 ? [problem(`${orphans.length} foto(s) sem evento no banco.`)] : []),
      ]
    } finally {
      database.close()
    }
  } catch (error) {
    return [problem(`O banco de dados não pode ser lido: ${(error as Error).message}`)]
  }
}
