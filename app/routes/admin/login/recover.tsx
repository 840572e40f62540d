import type { ReactNode } from 'react'
import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { pageTitle } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, recordChange } from '#app/routes/admin/changes/record-change.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { weaknessSentences } from '#app/routes/admin/forms/new-password.ts'
import { justSignedInHash } from '#app/routes/admin/session/client-guard.ts'
import { signedInCookies } from '#app/session-cookie.ts'
import { adminWords, loginWords } from '#content/admin.ts'
import { recoveryWords } from '#content/people.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/recover'
import { refusalWithoutPage, retryAfter } from './login-attempt.ts'
import { LoginLayout } from './login-layout.tsx'
import { attemptRecovery, recoveryAttemptContext } from './recovery-attempt.ts'
import { RecoveryForm, type RecoveryResult } from './recovery-form.tsx'

export const handle: RouteHandle = { form: true }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(recoveryWords.title, matches) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** As on login: a rate-limited attempt may get plain text. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    if (request.method !== 'POST') return next()
    const attempt = await attemptRecovery(request, context)
    context.set(recoveryAttemptContext, attempt)
    return refusalWithoutPage(attempt.outcome, request, context) ?? next()
  },
]

export async function action({ context }: Route.ActionArgs) {
  const { email, outcome } = context.get(recoveryAttemptContext)
  const refused = (result: RecoveryResult, status: number, headers: HeadersInit = {}) =>
    data<RecoveryResult>({ email, ...result }, { status, headers })
  if (isStoreFault(outcome)) {
    const { title, text } = faultMessage(outcome, adminWords.area)
    return refused({ refusal: `${title}: ${text}` }, 503)
  }
  switch (outcome.kind) {
    case 'incomplete':
      return refused({ problems: outcome.problems }, 400)
    case 'weak':
      return refused({ problems: { nova: weaknessSentences[outcome.weakness] } }, 400)
    case 'refused':
      return refused({ refusal: recoveryWords.wrong }, 401)
    case 'too-early': {
      const { waitMs } = outcome
      return refused({ refusal: loginWords.tooEarly(waitMs) }, 429, retryAfter(waitMs))
    }
    case 'signed-in': {
      const change = { kind: 'recovery-code-used', subject: '' } as const
      await recordChange(context, change, authorOf(context, outcome.account))
      const headers = signedInCookies(outcome, context.get(servicesContext).siteUrl)
      const panel = withFlash(href('/admin'), 'conta-recuperada')
      return redirect(panel + justSignedInHash, { headers })
    }
  }
}

/** The ways back in, in the order in which one should try them. */
export default function Recover({ actionData }: Route.ComponentProps) {
  return (
    <LoginLayout back={{ to: href('/admin/login'), label: recoveryWords.back }}>
      <h1 className="text-heading">{recoveryWords.title}</h1>
      <p className="mt-4 text-soft">{recoveryWords.text}</p>
      <Way title={recoveryWords.byCode} text={recoveryWords.byCodeText}>
        <RecoveryForm result={actionData} />
      </Way>
      <Way title={recoveryWords.byColleague} text={recoveryWords.byColleagueText} />
      <Way title={recoveryWords.byOperator} text={recoveryWords.byOperatorText}>
        <p className="mt-3">
          <code className="rounded-small bg-well px-3 py-1.5">escola admin</code>
        </p>
      </Way>
    </LoginLayout>
  )
}

function Way({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <section className="mt-10">
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 text-soft">{text}</p>
      {children}
    </section>
  )
}
