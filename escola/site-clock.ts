import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clockRecord } from '#domain/clock/clock-record.ts'
import { type TrustedClock, trustedClock } from '#domain/clock/trusted-clock.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { databaseName } from './archive/site-files.ts'
import { withDocuments } from './archive/with-documents.ts'

/**
 * With the record that the site keeps in its database. If that is missing or cannot be read, the clock has no trusted
 * moment, so nothing is deleted by age.
 */
export async function siteClock(dataDir: string): Promise<TrustedClock> {
  const file = join(dataDir, databaseName)
  const now = () => new Date()
  if (!existsSync(file))
    return trustedClock({ last: async () => null, record: async () => {} }, now)
  return withDocuments(file, async (documents) => {
    const clock = trustedClock(clockRecord(documents), now)
    await clock.check().catch((fault) => {
      if (!isStoreFault(fault)) throw fault
    })
    return clock
  })
}
