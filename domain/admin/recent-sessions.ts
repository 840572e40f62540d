import type { AccountStore } from './account-store.ts'
import { signedInAdmin } from './session.ts'
import type { SessionStore } from './session-store.ts'

const rememberedForMs = 3_000
const size = 50

/**
 * Whether a session has this token. The result is cached for some seconds: a page of guarded photos checks it once per
 * photo, and hosted stores bill every read. Only for requests that change nothing.
 */
export function recentSessions(
  ports: { accounts: AccountStore; sessions: SessionStore },
  now: () => Date,
): (token: string | null) => Promise<boolean> {
  const answers = new Map<string, { answer: Promise<boolean>; expires: number }>()
  return (token) => {
    if (!token) return Promise.resolve(false)
    const moment = now().getTime()
    const known = answers.get(token)
    if (known && moment < known.expires) return known.answer
    const answer = signedInAdmin(token, ports, now()).then(Boolean)
    answer.catch(() => answers.delete(token))
    answers.delete(token)
    answers.set(token, { answer, expires: moment + rememberedForMs })
    const [oldest] = answers.keys()
    if (answers.size > size && oldest !== undefined) answers.delete(oldest)
    return answer
  }
}
