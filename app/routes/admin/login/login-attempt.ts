import { createContext, type RouterContextProvider } from 'react-router'
import { clientAddressContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { readCookie } from '#app/routes/admin/session/session-cookie.ts'
import { type LoginOutcome, logIn } from '#domain/admin/log-in.ts'
import { tokenHash } from '#domain/admin/session.ts'
import type { StoreFault } from '#domain/store-fault.ts'
import { type Credentials, readLoginForm } from './login-form.ts'
import { withMinimumDuration } from './minimum-duration.ts'

/** The same on every path: the time does not tell what was wrong. */
export const loginDurationMs = 1000

type Context = Readonly<RouterContextProvider>

export type LoginAttempt = { email: string; outcome: LoginOutcome | StoreFault }

/** Set by the middleware for the action; null: the form was not filled in. */
export const loginAttemptContext = createContext<LoginAttempt | null>(null)

export async function attemptLogin(
  request: Request,
  context: Context,
): Promise<LoginAttempt | null> {
  const credentials = await readLoginForm(request)
  if (!credentials) return null
  const outcome = await withMinimumDuration(loginDurationMs, () =>
    orStoreFault(decide(request, credentials, context), context),
  )
  return { email: credentials.email, outcome }
}

async function decide(
  request: Request,
  credentials: Credentials,
  context: Context,
): Promise<LoginOutcome> {
  const { admin, now } = context.get(servicesContext)
  const attempt = { ...credentials, ...senderOf(request, context) }
  const outcome = await logIn(attempt, admin, { now: now(), newToken: admin.newToken })
  return endingOldSession(outcome, request, context)
}

export function senderOf(request: Request, context: Context) {
  const { siteUrl } = context.get(servicesContext)
  return {
    address: context.get(clientAddressContext),
    device: readCookie('device', request, siteUrl),
  }
}

/** Of the browser that has signed in: a token planted by someone else becomes worthless. */
export async function endingOldSession(
  outcome: LoginOutcome,
  request: Request,
  context: Context,
): Promise<LoginOutcome> {
  const { admin, siteUrl } = context.get(servicesContext)
  const oldToken = readCookie('session', request, siteUrl)
  if (outcome.kind === 'signed-in' && oldToken) {
    await admin.sessions.end(await tokenHash(oldToken))
  }
  return outcome
}
