import { data, href, redirect } from 'react-router'
import { clientIpContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { pageTitle } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { authorOf, recordChange } from '#app/routes/admin/changes/record-change.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { weaknessSentences } from '#app/routes/admin/forms/new-password.ts'
import { schoolsWords, settleLogin, sourceOf } from '#app/routes/admin/login/login-attempt.ts'
import { LoginLayout } from '#app/routes/admin/login/login-layout.tsx'
import { justSignedInHash } from '#app/routes/admin/session/client-guard.ts'
import { signedInCookies } from '#app/session-cookie.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { adminWords, loginWords } from '#content/admin.ts'
import { acceptanceWords } from '#content/people.ts'
import { acceptInvitation, findInvitation } from '#domain/admin/invitations.ts'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/accept-invitation'
import { AcceptanceForm, type AcceptanceResult } from './acceptance-form.tsx'
import { personLabel } from './person-label.ts'
import { readAcceptance } from './read-acceptance.ts'

export const handle: RouteHandle = { form: true, guarded: true, secretPath: true }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(acceptanceWords.title, matches) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

/** An invalid link should not cost a rendered page each time. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const { admin, familyLinkLimit, now } = context.get(servicesContext)
    const read = findInvitation(params.token ?? '', admin, now())
    if ((await orStoreFault(read, context)) !== null) return next()
    if (!familyLinkLimit(context.get(clientIpContext), now().getTime())) return next()
    return new Response(acceptanceWords.tooMany, { status: 429, headers: { 'retry-after': '60' } })
  },
]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { admin, now } = context.get(servicesContext)
  const found = await orStoreFault(findInvitation(params.token, admin, now()), context)
  if (isStoreFault(found)) {
    return data({ gone: faultMessage(found, 'Erro ao Carregar') }, { status: 503 })
  }
  if (!found) return data({ gone: acceptanceWords.gone }, { status: 404 })
  return { gone: null, inviter: personLabel(found.inviter), email: found.account?.email ?? null }
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
  const { admin, siteUrl, now } = context.get(servicesContext)
  const form = await request.formData()
  const found = await orStoreFault(findInvitation(token, admin, now()), context)
  if (isStoreFault(found)) return refused({ refusal: faultSentence(found) }, 503)
  const reading = readAcceptance(form, found?.account ?? null)
  const { values } = reading
  if (!reading.ok) return refused({ values, problems: reading.problems }, 400)

  const personal = await schoolsWords(context)
  const { browser } = sourceOf(request, context)
  const given = { ...reading.given, token, personal, browser }
  const outcome = await settleLogin(request, context, () =>
    acceptInvitation(given, admin, { now: now(), newToken: admin.newToken }),
  )
  if (isStoreFault(outcome)) return refused({ values, refusal: faultSentence(outcome) }, 503)
  switch (outcome.kind) {
    case 'weak':
      return refused({ values, problems: { nova: weaknessSentences[outcome.weakness] } }, 400)
    case 'taken':
      return refused({ values, problems: { email: acceptanceWords.taken } }, 409)
    case 'full':
      return refused({ values, refusal: acceptanceWords.full }, 409)
    case 'gone':
      return refused({ refusal: acceptanceWords.gone.text }, 410)
    case 'signed-in': {
      const kind = found?.account ? 'password-reset' : 'person-joined'
      const subject = found ? personLabel(found.inviter) : ''
      await recordChange(context, { kind, subject }, authorOf(context, outcome.account))
      const headers = signedInCookies(outcome, siteUrl)
      return redirect(href('/admin') + justSignedInHash, { headers })
    }
  }
}

function refused(result: AcceptanceResult, status: number) {
  return data<AcceptanceResult>(result, { status })
}

function faultSentence(fault: StoreFault): string {
  const { title, text } = faultMessage(fault, adminWords.area)
  return `${title}: ${text}`
}

export default function AcceptInvitation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoginLayout back={{ to: '/', label: loginWords.back }}>
      {loaderData.gone ? (
        <>
          <h1 className="text-heading">{loaderData.gone.title}</h1>
          <p className="mt-4 text-soft">{loaderData.gone.text}</p>
          <p className="mt-8">
            <ButtonLink to={href('/admin/login')} variant="secondary">
              {acceptanceWords.toLogin}
            </ButtonLink>
          </p>
        </>
      ) : (
        <AcceptanceForm inviter={loaderData.inviter} email={loaderData.email} result={actionData} />
      )}
    </LoginLayout>
  )
}
