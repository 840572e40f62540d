import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#server/log.ts'
import type { AlarmMessage } from './alarm-request.ts'
import type { SendAlarm } from './send-alarm.ts'

const second = 1000
const minute = 60 * second
const retryDelays = [10 * second, minute, 10 * minute, 60 * minute]
/** There are six conditions, so more than this wait only if the receiver is down for hours. */
const longestQueue = 20

type QueueOptions = {
  log: Pick<Log, 'warn' | 'error'>
  wait?: (ms: number) => Promise<unknown>
}

/** Sends messages one after another, each with a few tries. Never rejects: an alarm must not harm the site. */
export function alarmQueue(send: SendAlarm, { log, wait = unreferenced }: QueueOptions) {
  let last: Promise<void> = Promise.resolve()
  let length = 0

  async function deliver(message: AlarmMessage): Promise<void> {
    const { condition } = message
    for (const delay of [...retryDelays, null]) {
      try {
        return await send(message)
      } catch (error) {
        const reason = (error as Error).message
        if (delay === null) return log.error({ condition, reason }, 'alarm given up')
        log.warn({ condition, reason }, 'alarm not delivered, will retry')
        await wait(delay)
      }
    }
  }

  return async (message: AlarmMessage): Promise<void> => {
    if (length >= longestQueue) {
      log.error({ condition: message.condition }, 'alarm dropped: too many wait')
      return
    }
    length += 1
    last = last
      .then(() => deliver(message))
      .finally(() => {
        length -= 1
      })
    await last
  }
}

/** Does not keep the process alive. */
const unreferenced = (ms: number) => pause(ms, undefined, { ref: false })
