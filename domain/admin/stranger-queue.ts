import { rateLimit } from './rate-limit.ts'

const longestQueue = { newcomer: 20, returning: 30 }

/**
 * Verifying a password is slow on purpose. Strangers' are verified one at a time and a few a second,
 * so that no flood of them takes the processor from others: a known browser waits behind none of them.
 * Some places are for those who come back after they were told to wait.
 */
export function strangerQueue() {
  const newcomers = rateLimit({ burst: 20, perSecond: 5 })
  const returning = rateLimit({ burst: 10, perSecond: 2 })
  let places = 0
  let last: Promise<unknown> = Promise.resolve()

  return {
    /** Who gets a place must use it: `run` gives it back. */
    takePlace: (hasWaited: boolean, now: number): boolean => {
      if (places >= longestQueue[hasWaited ? 'returning' : 'newcomer']) return false
      if (!newcomers(now) && !(hasWaited && returning(now))) return false
      places += 1
      return true
    },
    run: <Result>(work: () => Promise<Result>): Promise<Result> => {
      const result = last.then(work).finally(() => {
        places -= 1
      })
      last = result.catch(() => {})
      return result
    },
  }
}
