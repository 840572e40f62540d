import { setTimeout as pause } from 'node:timers/promises'
import type { LoginDelayStore } from '#domain/admin/login-delay-store.ts'
import { type LoginDelays, loginDelays } from '#domain/admin/login-delays.ts'
import type { Log } from '#server/log.ts'

const saveEveryMs = 1_000
const closeWithinMs = 1_000

export type SavedLoginDelays = { delays: LoginDelays; close: () => Promise<void> }

/** Delays that outlive the process: at most a second of them is lost when it is killed. */
export async function savedLoginDelays(
  store: LoginDelayStore,
  { now, log }: { now: () => Date; log: Log },
): Promise<SavedLoginDelays> {
  const delays = loginDelays(store)
  let loaded = false
  let failing = false

  async function synchronize(): Promise<void> {
    try {
      if (!loaded) await delays.load(now().getTime())
      loaded = true
      await delays.save()
      failing = false
    } catch (fault) {
      if (!failing) log.error({ err: fault }, 'login delays are not saved')
      failing = true
    }
  }

  await synchronize()
  let running = false
  const timer = setInterval(async () => {
    if (running) return
    running = true
    await synchronize()
    running = false
  }, saveEveryMs)
  timer.unref()

  return {
    delays,
    close: async () => {
      clearInterval(timer)
      await Promise.race([synchronize(), pause(closeWithinMs, undefined, { ref: false })])
    },
  }
}
