import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { justSignedInHash } from '#app/routes/admin/session/client-guard.ts'
import { signedInCookies } from '#app/session-cookie.ts'
import { adminWords, loginWords, passkeyWords } from '#content/admin.ts'
import { logInWithPasskey, passkeyLoginOptions } from '#domain/admin/log-in-with-passkey.ts'
import { maxPasskeyResponseLength } from '#domain/admin/passkey-verifier.ts'
import { returnPath } from '#domain/admin/return-path.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/passkey-login'
import { retryAfter, settleLogin, sourceOf } from './login-attempt.ts'

export const handle: RouteHandle = { form: true }

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin, now } = context.get(servicesContext)
  const chance = { now: now(), newToken: admin.newToken }
  const asked = passkeyLoginOptions(sourceOf(request, context), admin, chance)
  const outcome = await orStoreFault(asked, context)
  if (isStoreFault(outcome)) {
    return Response.json({ problem: faultSentence(outcome) }, { status: 503 })
  }
  if (outcome.kind === 'too-early') {
    const { waitMs } = outcome
    const problem = loginWords.tooEarly(waitMs)
    return Response.json({ problem }, { status: 429, headers: retryAfter(waitMs) })
  }
  return Response.json({ options: outcome.options })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const response = readText(await request.formData(), 'resposta', maxPasskeyResponseLength) ?? ''
  const { admin, now, siteUrl } = context.get(servicesContext)
  const given = { response, ...sourceOf(request, context) }
  const outcome = await settleLogin(request, context, () =>
    logInWithPasskey(given, admin, { now: now(), newToken: admin.newToken }),
  )
  if (isStoreFault(outcome)) return data({ problem: faultSentence(outcome) }, { status: 503 })
  if (outcome.kind === 'too-early') {
    const { waitMs } = outcome
    const headers = retryAfter(waitMs)
    return data({ problem: loginWords.tooEarly(waitMs) }, { status: 429, headers })
  }
  if (outcome.kind !== 'signed-in') {
    return data({ problem: passkeyWords.notAccepted }, { status: 401 })
  }
  return redirect(returnPath(url.searchParams.get('volta')) + justSignedInHash, {
    headers: signedInCookies(outcome, siteUrl),
  })
}

function faultSentence(fault: Parameters<typeof faultMessage>[0]): string {
  const { title, text } = faultMessage(fault, adminWords.area)
  return `${title}: ${text}`
}
