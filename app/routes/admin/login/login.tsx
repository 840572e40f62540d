import { useState } from 'react'
import { data, Form, href, Link, redirect, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import {
  type DialogMessage,
  faultMessage,
  sessionEnded,
} from '#app/routes/admin/dialogs/dialog-message.ts'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { PasswordField } from '#app/routes/admin/forms/password-field.tsx'
import { Refusal } from '#app/routes/admin/forms/refusal.tsx'
import { justSignedInHash, useClientGuardOfLogin } from '#app/routes/admin/session/client-guard.ts'
import { readCookie, signedInCookies } from '#app/session-cookie.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { adminWords, loginWords } from '#content/admin.ts'
import { recoveryWords } from '#content/people.ts'
import { returnPath } from '#domain/admin/return-path.ts'
import { signedInAdmin } from '#domain/admin/session.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/login'
import {
  attemptLogin,
  loginAttemptContext,
  refusalWithoutPage,
  retryAfter,
} from './login-attempt.ts'
import { LoginLayout } from './login-layout.tsx'
import { PasskeyLogin } from './passkey-login-button.tsx'

export const handle: RouteHandle = { form: true }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { admin, now, siteUrl } = context.get(servicesContext)
  const token = readCookie('session', request, siteUrl)
  const session = await orStoreFault(signedInAdmin(token, admin, now()), context)
  return {
    goOnTo: returnPath(url.searchParams.get('volta')),
    signedIn: session !== null && !isStoreFault(session),
    /** The browser still sends the cookie of an ended session. */
    ended: token !== null && session === null,
    signedOut: token === null,
  }
}

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method !== 'POST') return next()
    const attempt = await attemptLogin(request, context)
    context.set(loginAttemptContext, attempt)
    return (attempt && refusalWithoutPage(attempt.outcome, request, context)) ?? next()
  },
]

export function action({ url, context }: Route.ActionArgs) {
  const attempt = context.get(loginAttemptContext)
  if (!attempt) return refused(loginWords.incomplete, '', 400)
  const { email, outcome } = attempt
  if (isStoreFault(outcome)) {
    const { title, text } = faultMessage(outcome, adminWords.area)
    return refused(`${title}: ${text}`, email, 503)
  }
  if (outcome.kind === 'refused') return refused(loginWords.wrong, email, 401)
  if (outcome.kind === 'too-early') {
    const { waitMs } = outcome
    return refused(loginWords.tooEarly(waitMs), email, 429, retryAfter(waitMs))
  }
  if (outcome.kind === 'passkey-needed') {
    return data({ passkeyNeeded: true, email }, { status: 401 })
  }
  const headers = signedInCookies(outcome, context.get(servicesContext).siteUrl)
  return redirect(returnPath(url.searchParams.get('volta')) + justSignedInHash, { headers })
}

function refused(problem: string, email: string, status: number, headers: HeadersInit = {}) {
  return data({ problem, email }, { status, headers })
}

/** A response that is not from the action means that the site could not be reached. */
function problemOf(answer: Route.ComponentProps['actionData'] | { failure: DialogMessage }) {
  if (!answer || 'email' in answer) return answer && 'problem' in answer ? answer.problem : null
  return `${answer.failure.title}: ${answer.failure.text}`
}

const linkClass = 'font-semibold text-brand underline underline-offset-4'

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { signedIn, goOnTo } = loaderData
  const wasInterrupted = useClientGuardOfLogin(loaderData)
  const ended = loaderData.ended || wasInterrupted
  const [dismissed, setDismissed] = useState(false)
  const submitting = useNavigation().formMethod === 'POST'
  const email = actionData && 'email' in actionData ? actionData.email : undefined
  const passkeyNeeded = Boolean(actionData && 'passkeyNeeded' in actionData)
  const problem = submitting ? null : problemOf(actionData)

  return (
    <LoginLayout back={{ to: '/', label: loginWords.back }}>
      <h1 className="text-heading">{loginWords.title}</h1>
      <p className="mt-4 text-soft">{ended ? loginWords.resume : loginWords.text}</p>
      {signedIn && (
        <p className="mt-4">
          {loginWords.alreadySignedIn}{' '}
          <Link to={goOnTo + justSignedInHash} className={linkClass}>
            {loginWords.toPanel}
          </Link>
        </p>
      )}
      <Form method="post" className="mt-8 grid gap-5">
        <label className="grid gap-2 font-semibold">
          {loginWords.email}
          <input
            id="login-email"
            type="email"
            name="email"
            required
            autoComplete="username"
            inputMode="email"
            defaultValue={email}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'login-problema' : undefined}
            className="field-input"
          />
        </label>
        <PasswordField
          name="password"
          label={loginWords.password}
          autoComplete="current-password"
          problemId={problem ? 'login-problema' : undefined}
        />
        <Refusal id="login-problema" text={problem} />
        <button
          type="submit"
          aria-disabled={submitting}
          onClick={(event) => submitting && event.preventDefault()}
          className={buttonClass('primary', 'w-full')}
        >
          {submitting ? loginWords.entering : loginWords.enter}
        </button>
      </Form>
      <PasskeyLogin goOnTo={goOnTo} needed={passkeyNeeded && !submitting} />
      <p className="mt-5">
        <Link
          to={href('/admin/recuperar')}
          className={`inline-flex min-h-11 items-center ${linkClass}`}
        >
          {recoveryWords.forgot}
        </Link>
      </p>
      {ended && !dismissed && (
        <MessageDialog
          message={sessionEnded}
          onClose={() => setDismissed(true)}
          returnFocusTo="login-email"
        />
      )}
    </LoginLayout>
  )
}
