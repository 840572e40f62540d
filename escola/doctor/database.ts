import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type AdminAccount, accountStore, firstAccountOf } from '#domain/admin/account-store.ts'
import { clockRecord } from '#domain/clock/clock-record.ts'
import type { Documents } from '#domain/documents.ts'
import type { DeletedItem } from '#domain/events/deleted-item.ts'
import type { SchoolEvent } from '#domain/events/event.ts'
import { eventStore } from '#domain/events/event-store.ts'
import { type WaitingBatch, waitingBatchStore } from '#domain/photos/waiting-batch.ts'
import { schoolStore } from '#domain/school/school-store.ts'
import { databaseName } from '#escola/archive/site-files.ts'
import { withDocuments } from '#escola/archive/with-documents.ts'
import { photoCount } from '#escola/copy-report.ts'
import { eventsAndPhotos } from '#escola/number-format.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

type DatabaseCheck = {
  findings: Finding[]
  events: SchoolEvent[] | null
  /** As stored. */
  school: unknown
  waiting: WaitingBatch[]
  bin: DeletedItem[]
  /** The account of the first start. */
  account: AdminAccount | null
  /** When the site last ran with a trusted clock. */
  lastMoment: Date | null
}

const nothingRead = { school: null, waiting: [], bin: [], account: null, lastMoment: null }

/** Events and school are input for later checks; null if the database cannot be read. */
export async function checkDatabase(dataDir: string): Promise<DatabaseCheck> {
  const file = join(dataDir, databaseName)
  if (!existsSync(file)) {
    const findings = [warning('Ainda não há banco de dados: o site nunca foi iniciado.')]
    return { findings, events: [], ...nothingRead }
  }
  const findings = checkIntegrity(file)
  if (findings.length > 0) return { findings, events: null, ...nothingRead }
  return withDocuments(file, readForChecks).catch((error: Error) => {
    return { findings: [problem(error.message)], events: null, ...nothingRead }
  })
}

async function readForChecks(documents: Documents): Promise<DatabaseCheck> {
  const store = eventStore(documents)
  const events = await store.all()
  const { document } = await schoolStore(documents).find()
  const photos = photoCount(events)
  return {
    findings: [ok(`O banco de dados está íntegro: ${eventsAndPhotos(events.length, photos)}.`)],
    events,
    school: document,
    bin: await store.bin.all(),
    waiting: await waitingBatchStore(documents).all(),
    account: firstAccountOf(await accountStore(documents).all()),
    lastMoment: await clockRecord(documents).last(),
  }
}

/** No findings: the file is whole. */
export function checkIntegrity(file: string): Finding[] {
  try {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
    try {
      const results = database.prepare('PRAGMA integrity_check(5)').all()
      return results
        .map(({ integrity_check }) => String(integrity_check))
        .filter((result) => result !== 'ok')
        .map((result) => problem(`O banco de dados está danificado: ${result}`))
    } finally {
      database.close()
    }
  } catch (error) {
    return [problem(`O banco de dados não pode ser lido: ${(error as Error).message}`)]
  }
}
