import { type Log, tellOperator } from '#server/log.ts'
import { isLeftByClient } from '#server/stores.ts'

let rejections = 0

/** Rejections that nobody has handled since the start. */
export const unhandledFaults = () => rejections

/**
 * A rejection belongs to one request or one task, and the others go on. An exception may have left anything half done,
 * so the process ends and is started anew.
 */
export function handleUnhandledFaults(log: Log): void {
  process.on('unhandledRejection', (err) => {
    if (isLeftByClient(err)) return
    rejections += 1
    log.error({ err, count: rejections }, 'unhandled rejection')
  })
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'uncaught exception')
    tellOperator(`O site parou: ${err.message}`)
    process.exit(1)
  })
}
