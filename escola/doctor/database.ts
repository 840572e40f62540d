import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteAccountStore } from '#adapters/sqlite/account-store.ts'
import { sqliteClockRecord } from '#adapters/sqlite/clock-record.ts'
import { schoolDatabase } from '#adapters/sqlite/database.ts'
import { sqliteEventStore } from '#adapters/sqlite/event-store.ts'
import { sqliteSchoolStore } from '#adapters/sqlite/school-store.ts'
import { sqliteWaitingBatchStore } from '#adapters/sqlite/waiting-batch-store.ts'
import { hasFirstPassword } from '#domain/admin/first-password.ts'
import type { DeletedItem } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import type { WaitingBatch } from '#domain/photos/waiting-batch.ts'
import { databaseName } from '#escola/archive/manifest.ts'
import { counted, eventsAndPhotos } from '#escola/number-format.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

type DatabaseCheck = {
  findings: Finding[]
  events: SchoolEvent[] | null
  /** As stored. */
  school: unknown
  waiting: WaitingBatch[]
  bin: DeletedItem[]
  firstPassword: boolean
  /** When the site last ran with a clock that was believed. */
  lastMoment: Date | null
}

/** Events and school are for later checks; null if the database cannot be read. */
export async function checkDatabase(dataDir: string): Promise<DatabaseCheck> {
  const file = join(dataDir, databaseName)
  if (!existsSync(file)) {
    return {
      findings: [warning('Ainda não há banco de dados: o site nunca foi iniciado.')],
      events: [],
      school: null,
      waiting: [],
      bin: [],
      firstPassword: false,
      lastMoment: null,
    }
  }
  const findings = checkIntegrity(file)
  if (findings.some(({ kind }) => kind === 'problem')) return { findings, ...nothingRead }
  const database = schoolDatabase(file)
  try {
    const store = sqliteEventStore(database)
    const events = await store.all()
    const { document } = await sqliteSchoolStore(database).find()
    const photos = events.reduce((sum, { fotos }) => sum + fotos.length, 0)
    return {
      findings: [ok(`O banco de dados está íntegro: ${eventsAndPhotos(events.length, photos)}.`)],
      events,
      school: document,
      bin: await store.bin.all(),
      waiting: await sqliteWaitingBatchStore(database).all(),
      firstPassword: (await sqliteAccountStore(database).all()).some(hasFirstPassword),
      lastMoment: await sqliteClockRecord(database).last(),
    }
  } catch (error) {
    return { findings: [problem((error as Error).message)], ...nothingRead }
  } finally {
    database.close()
  }
}

const nothingRead = {
  events: null,
  school: null,
  waiting: [],
  bin: [],
  firstPassword: false,
  lastMoment: null,
}

/** No findings: the file is whole. */
export function checkIntegrity(file: string): Finding[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      const results = database.prepare('PRAGMA integrity_check(5)').all()
      const orphans = database.prepare('PRAGMA foreign_key_check').all()
      return [
        ...results
          .map(({ integrity_check }) => String(integrity_check))
          .filter((result) => result !== 'ok')
          .map((result) => problem(`O banco de dados está danificado: ${result}`)),
        ...(orphans.length > 0
          ? [problem(`${counted(orphans.length, 'foto', 'fotos')} sem evento no banco.`)]
          : []),
      ]
    } finally {
      database.close()
    }
  } catch (error) {
    return [problem(`O banco de dados não pode ser lido: ${(error as Error).message}`)]
  }
}
