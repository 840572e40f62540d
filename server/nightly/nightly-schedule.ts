import { spawn } from 'node:child_process'
import { isBackupDue } from '#domain/backups/schedule.ts'
import { operatorProgram } from '#server/env/operator-command.ts'
import type { Env } from '#server/env.ts'
import type { Log } from '#server/log.ts'
import { loadBackupRecord } from '#server/stores.ts'

const lookEveryMs = 10_000

/** `now`: the trusted clock. With a wrong one the work would be repeated or skipped. */
type Scheduled = { env: Env; now: () => Date; log: Log }

/**
 * Starts the nightly work once a day in a process of its own, where no timer of the system does, as in a container.
 * Returns a function that stops it.
 */
export function startNightlySchedule({ env, now, log }: Scheduled): () => void {
  const { backupAt, dataDir } = env
  if (!backupAt) return () => {}
  const stopping = new AbortController()
  /** A run that could not write its record is not repeated before the next day. */
  let lastStart: Date | null = null
  let isRunning = false

  const look = async () => {
    if (isRunning) return
    const moment = now()
    const record = await loadBackupRecord(dataDir)
    const lastRun = latest(lastStart, record && new Date(record.lastRun))
    if (!isBackupDue(backupAt, lastRun, moment)) return
    isRunning = true
    lastStart = moment
    await runNightly(log, stopping.signal)
    isRunning = false
  }
  const timer = setInterval(
    () => void look().catch((err) => log.error({ err }, 'nightly work not started')),
    lookEveryMs,
  )
  timer.unref()
  return () => {
    clearInterval(timer)
    stopping.abort()
  }
}

/** Writes its sentences into the log, so that `docker logs` shows them. */
function runNightly(log: Log, signal: AbortSignal): Promise<void> {
  const [program, ...args] = operatorProgram('nightly')
  log.info('nightly work started')
  return new Promise((resolve) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], signal })
    const said: string[] = []
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => said.push(text))
    }
    child.once('error', (err) => {
      if (!signal.aborted) log.error({ err }, 'nightly work not started')
      resolve()
    })
    child.once('close', (code) => {
      const details = { code, said: said.join('').slice(-2000) }
      if (code === 0) log.info(details, 'nightly work done')
      else log.error(details, 'nightly work failed')
      resolve()
    })
  })
}

function latest(one: Date | null, other: Date | null): Date | null {
  if (!one || !other) return one ?? other
  return one > other ? one : other
}
