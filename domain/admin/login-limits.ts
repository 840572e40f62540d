import { normalizedEmail } from './email.ts'
import { ipBlock } from './ip-block.ts'
import { rateLimit, takeFromAll } from './rate-limit.ts'

const second = 1000
const minute = 60 * second

/** Who is signing in. A known browser has its own limit, whatever else happens at its IP. */
export type Sender = { ip: string; knownBrowser: string | null }

export type TooEarly = { kind: 'too-early'; waitMs: number }

export type LoginLimits = {
  /**
   * Verifies unless the sender must wait. An attempt counts when it arrives, so that concurrent attempts limit each
   * other; one that must wait is not counted.
   */
  password<Result>(
    attempt: Sender & { email: string; now: number },
    verify: () => Promise<Result>,
  ): Promise<Result | TooEarly>
  /** After a success. */
  forgetFailures(attempt: Sender & { email: string }): void
  /** For a challenge and for its response alike; 0: allowed. */
  passkeyWaitMs(sender: Sender, now: number): number
}

/**
 * Limits sign-in attempts. Kept only in this process's memory: a restart resets them, and N instances allow N times as
 * many attempts. Evicting a key from `emails` or `ips` with new keys takes longer than refilling its bucket.
 */
export function loginLimits(): LoginLimits {
  const browsers = rateLimit({ burst: 5, everyMs: minute })
  const ips = rateLimit({ burst: 5, everyMs: minute })
  const emails = rateLimit({ burst: 10, everyMs: 30 * second })
  // Verifying a password is slow on purpose: strangers must not take the processor from visitors.
  const strangers = rateLimit({ burst: 20, everyMs: second / 5 })
  const queue = boundedQueue(20)
  // Hosted stores bill every read. A passkey cannot be guessed, so waits are short.
  const passkeyIps = rateLimit({ burst: 20, everyMs: second })
  const passkeys = rateLimit({ burst: 200, everyMs: second / 50 })

  return {
    password: async ({ ip, knownBrowser, email, now }, verify) => {
      if (knownBrowser) {
        const waitMs = takeFromAll([[browsers, knownBrowser]], now)
        return waitMs > 0 ? tooEarly(waitMs) : verify()
      }
      if (queue.isFull()) return tooEarly(2 * second)
      const waitMs = takeFromAll(
        [
          [ips, ipBlock(ip)],
          [emails, normalizedEmail(email)],
          [strangers, 'all'],
        ],
        now,
      )
      return waitMs > 0 ? tooEarly(waitMs) : queue.run(verify)
    },
    forgetFailures: ({ ip, knownBrowser, email }) => {
      if (knownBrowser) return browsers.forget(knownBrowser)
      ips.forget(ipBlock(ip))
      emails.forget(normalizedEmail(email))
    },
    passkeyWaitMs: ({ ip, knownBrowser }, now) =>
      knownBrowser
        ? takeFromAll([[passkeyIps, knownBrowser]], now)
        : takeFromAll(
            [
              [passkeyIps, ipBlock(ip)],
              [passkeys, 'all'],
            ],
            now,
          ),
  }
}

function tooEarly(waitMs: number): TooEarly {
  return { kind: 'too-early', waitMs }
}

/** One at a time. */
function boundedQueue(size: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    isFull: () => waiting >= size,
    run: <Result>(work: () => Promise<Result>): Promise<Result> => {
      waiting += 1
      const result = last.then(work).finally(() => {
        waiting -= 1
      })
      last = result.catch(() => {})
      return result
    },
  }
}
