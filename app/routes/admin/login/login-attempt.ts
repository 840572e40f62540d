import { createContext, type RouterContextProvider } from 'react-router'
import { clientIpContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { readCookie } from '#app/routes/admin/session/session-cookie.ts'
import { type LoginOutcome, type LoginSource, logIn } from '#domain/admin/log-in.ts'
import { tokenHash } from '#domain/admin/session.ts'
import type { StoreFault } from '#domain/store-fault.ts'

/** The same on every path, so that timing does not reveal what was wrong. */
const loginDurationMs = 1000

type Context = Readonly<RouterContextProvider>

export type LoginAttempt = { email: string; outcome: LoginOutcome | StoreFault }

/** Set by the middleware for the action; null: the form was not filled in. */
export const loginAttemptContext = createContext<LoginAttempt | null>(null)

export async function attemptLogin(
  request: Request,
  context: Context,
): Promise<LoginAttempt | null> {
  const form = await request.formData().catch(() => null)
  const email = form && readText(form, 'email')
  const password = form && readText(form, 'password')
  if (!email || !password) return null
  const { admin, now } = context.get(servicesContext)
  const attempt = { email, password, ...sourceOf(request, context) }
  const outcome = await settleLogin(request, context, () =>
    logIn(attempt, admin, { now: now(), newToken: admin.newToken }),
  )
  return { email, outcome }
}

export function sourceOf(request: Request, context: Context): LoginSource {
  const { siteUrl } = context.get(servicesContext)
  return {
    ip: context.get(clientIpContext),
    browserCookie: readCookie('browser', request, siteUrl),
  }
}

/** Takes a second at least. The session that the browser had before ends: someone else may have planted it. */
export async function settleLogin(
  request: Request,
  context: Context,
  decide: () => Promise<LoginOutcome>,
): Promise<LoginOutcome | StoreFault> {
  const { admin, siteUrl } = context.get(servicesContext)
  const decideAndEndOldSession = async () => {
    const outcome = await decide()
    const oldToken = readCookie('session', request, siteUrl)
    if (outcome.kind === 'signed-in' && oldToken) {
      await admin.sessions.end(await tokenHash(oldToken))
    }
    return outcome
  }
  const minimum = new Promise((resolve) => setTimeout(resolve, loginDurationMs))
  try {
    return await orStoreFault(decideAndEndOldSession(), context)
  } finally {
    await minimum
  }
}

export function retryAfter(waitMs: number) {
  return { 'retry-after': String(Math.ceil(waitMs / 1000)) }
}
