import type { Services } from '#app/context.ts'
import { backupState } from '#domain/backups/backup-record.ts'
import { pingStores } from '#domain/photos/ping-stores.ts'
import { keepsEverything } from '#server/env/store-choices.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { isShortOfSpace, loadBackupRecord, type Stores } from '#server/stores.ts'
import type { HealthCheck } from './health-check.ts'

export function storeHealth(stores: Stores, { dataDir }: Env, log: Log): HealthCheck {
  return async () => {
    try {
      await pingStores(stores)
      return (await isShortOfSpace(dataDir)) ? 'disco' : 'ok'
    } catch (fault) {
      log.error({ err: fault }, 'unhealthy')
      return 'unavailable'
    }
  }
}

/** How the nightly backup is doing, if everything is kept on this machine. */
export function ownBackup(env: Env, now: () => Date, log: Log): Services['backup'] {
  if (!keepsEverything(env)) return undefined
  return async () => {
    const record = await loadBackupRecord(env.dataDir).catch((err) => {
      log.error({ err }, 'the record of backups cannot be read')
      return null
    })
    return record && backupState(record, now())
  }
}
