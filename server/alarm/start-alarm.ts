import type { TrustedClock } from '#domain/clock/trusted-clock.ts'
import { withTimeout } from '#domain/with-timeout.ts'
import { keepsEverything } from '#server/env/store-choices.ts'
import type { Env } from '#server/env.ts'
import type { HealthCheck } from '#server/http/health-check.ts'
import type { Log } from '#server/log.ts'
import {
  isShortOfSpace,
  loadAlarmMemory,
  loadBackupRecord,
  saveAlarmMemory,
} from '#server/stores.ts'
import { alarmQueue } from './alarm-queue.ts'
import { alarmWatch } from './alarm-watch.ts'
import { alarmSender } from './send-alarm.ts'
import { unhandledFaults } from './unhandled-faults.ts'

const second = 1000
/** Longer for hosted stores, which bill every check. */
const intervals = { embedded: 5 * second, hosted: 30 * second }
const healthTimeout = 20 * second

const late = (fault: unknown) => {
  if (fault instanceof DOMException && fault.name === 'TimeoutError') return 'unavailable'
  throw fault
}

type Watched = {
  env: Env
  health: HealthCheck
  clock: Pick<TrustedClock, 'now' | 'doubt'>
  log: Log
}

/** Watches while the site runs, if the settings name a receiver. Returns a function that stops it. */
export function startAlarm({ env, health, clock, log }: Watched): () => void {
  const { alarmUrl, siteUrl, dataDir } = env
  if (!alarmUrl) return () => {}
  const report = (err: unknown) => log.error({ err }, 'alarm watch failed')
  const watching = alarmWatch({
    now: clock.now,
    isClockInDoubt: () => clock.doubt() !== null,
    isShortOfSpace: () => isShortOfSpace(dataDir).catch(() => null),
    areStoresDown: async () =>
      (await withTimeout(health(), healthTimeout).catch(late)) === 'unavailable',
    unhandledFaults,
    backup: () => loadBackupRecord(dataDir).catch(() => 'unreadable'),
    isBackupExpected: keepsEverything(env) && Boolean(env.backupTo ?? env.backupAt),
    announce: alarmQueue(alarmSender({ alarmUrl, siteUrl }), { log }),
    load: () => loadAlarmMemory(dataDir),
    // A full disk is one of the reasons for an alarm, so a failed save must not prevent it from being sent.
    save: (memory) => saveAlarmMemory(dataDir, memory).catch(report),
  })
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    await watching.then((lookOnce) => lookOnce()).catch(report)
    isLooking = false
  }
  const timer = setInterval(
    () => void look(),
    keepsEverything(env) ? intervals.embedded : intervals.hosted,
  )
  timer.unref()
  return () => clearInterval(timer)
}
