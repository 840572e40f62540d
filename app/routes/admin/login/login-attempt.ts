import { createContext, type RouterContextProvider } from 'react-router'
import { clientIpContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { authorOf, recordChange } from '#app/routes/admin/changes/record-change.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { readCookie } from '#app/session-cookie.ts'
import { loginWords } from '#content/admin.ts'
import { browserName } from '#content/browser-name.ts'
import { type LoginOutcome, type LoginSource, logIn, type SignedIn } from '#domain/admin/log-in.ts'
import type { TooEarly } from '#domain/admin/login-limits.ts'
import { namesOf } from '#domain/admin/password-strength.ts'
import { rateLimit, takeFromAll } from '#domain/admin/rate-limit.ts'
import { tokenHash } from '#domain/admin/session.ts'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'

/** The minimum on every path, so that timing does not reveal what was wrong. */
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
    browser: browserName(request.headers.get('user-agent') ?? ''),
  }
}

/** Words that anyone associates with the school: unfit for a password of its people. */
export async function schoolsWords(context: Context): Promise<string[]> {
  const { school, siteUrl } = context.get(servicesContext)
  const { facts, teachers } = await school.current()
  const people = [facts.owner, facts.privacyOfficer, ...teachers.map(({ name }) => name)]
  return [
    ...namesOf(facts.name),
    ...namesOf(facts.legalName ?? ''),
    new URL(siteUrl).hostname.replace(/^www\./, ''),
    ...people.flatMap((name) => (name ? namesOf(name) : [])),
  ]
}

/**
 * Takes at least a second. A successful sign-in ends the browser's earlier session, which someone else may have
 * planted, and is recorded if nobody has signed in with this browser before.
 */
export async function settleLogin<Outcome extends { kind: string }>(
  request: Request,
  context: Context,
  decide: () => Promise<Outcome>,
): Promise<Outcome | StoreFault> {
  const { admin, siteUrl, now } = context.get(servicesContext)
  const settle = async () => {
    const { browserCookie, browser } = sourceOf(request, context)
    const knownBrowser = await admin.knownBrowser(browserCookie, now())
    const outcome = await decide()
    if (!isSignedIn(outcome)) return outcome
    const oldToken = readCookie('session', request, siteUrl)
    if (oldToken) await admin.sessions.end(await tokenHash(oldToken))
    if (!knownBrowser) {
      const change = { kind: 'new-browser', subject: browser } as const
      await recordChange(context, change, authorOf(context, outcome.account))
    }
    return outcome
  }
  const minimum = new Promise((resolve) => setTimeout(resolve, loginDurationMs))
  try {
    return await orStoreFault(settle(), context)
  } finally {
    await minimum
  }
}

/**
 * In a flood of attempts, most that come too early get a sentence without a page: rendering one for each would slow
 * down everybody else. A few per second, and all that a script sends, get the form.
 */
const renderedRefusals = rateLimit({ burst: 5, everyMs: 200 })

/** Null: the attempt gets a page. */
export function refusalWithoutPage(
  outcome: { kind: string } | StoreFault,
  request: Request,
  context: Context,
): Response | null {
  if (isStoreFault(outcome) || !isTooEarly(outcome)) return null
  const now = context.get(servicesContext).now().getTime()
  const byScript = new URL(request.url).pathname.endsWith('.data')
  if (byScript || takeFromAll([[renderedRefusals, 'all']], now) === 0) return null
  return new Response(loginWords.tooEarly(outcome.waitMs), {
    status: 429,
    headers: { ...retryAfter(outcome.waitMs), 'content-type': 'text/plain; charset=utf-8' },
  })
}

function isSignedIn(outcome: { kind: string }): outcome is SignedIn {
  return outcome.kind === 'signed-in'
}

export function isTooEarly(outcome: { kind: string }): outcome is TooEarly {
  return outcome.kind === 'too-early'
}

export function retryAfter(waitMs: number) {
  return { 'retry-after': String(Math.ceil(waitMs / 1000)) }
}
