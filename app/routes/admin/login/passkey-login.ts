import { data, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { faultMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { justSignedInHash } from '#app/routes/admin/session/client-guard.ts'
import { retryAfter } from '#app/routes/admin/session/retry-after.ts'
import { signedInCookies } from '#app/routes/admin/session/session-cookie.ts'
import { adminWords, loginWords, passkeyWords } from '#content/admin.ts'
import { logInWithPasskey, passkeyLoginOptions } from '#domain/admin/log-in-with-passkey.ts'
import { addressKey } from '#domain/admin/login-delay-key.ts'
import { maxPasskeyResponseLength } from '#domain/admin/passkey-verifier.ts'
import { rateLimitByKey } from '#domain/admin/rate-limit.ts'
import { returnPath } from '#domain/admin/return-path.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/passkey-login'
import { endingOldSession, loginDurationMs, senderOf } from './login-attempt.ts'
import { withMinimumDuration } from './minimum-duration.ts'

export const handle: RouteHandle = { form: true }

/** Hosted stores are paid by the read. A browser in which the admin has signed in before is not limited. */
const strangersOptions = rateLimitByKey({
  each: { burst: 20, perSecond: 1 },
  all: { burst: 200, perSecond: 50 },
  size: 10_000,
})
const comeBackAfterMs = 2_000

export async function loader({ request, context }: Route.LoaderArgs) {
  const { admin, now } = context.get(servicesContext)
  const { address, device } = senderOf(request, context)
  const moment = now()
  const options = await orStoreFault(optionsUnlessTooMany(), context)
  if (isStoreFault(options)) {
    return Response.json({ problem: faultSentence(options) }, { status: 503 })
  }
  if (options === 'too-many') {
    const problem = loginWords.tooEarly(comeBackAfterMs)
    return Response.json({ problem }, { status: 429, headers: retryAfter(comeBackAfterMs) })
  }
  return Response.json({ options })

  async function optionsUnlessTooMany() {
    const known = await admin.delays.knownBrowser(device, moment.getTime())
    if (!known && !strangersOptions(addressKey(address), moment.getTime())) return 'too-many'
    return passkeyLoginOptions(admin, { now: moment, newToken: admin.newToken })
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const response = readText(await request.formData(), 'resposta', maxPasskeyResponseLength) ?? ''
  const { admin, now, siteUrl } = context.get(servicesContext)
  const outcome = await withMinimumDuration(loginDurationMs, () =>
    orStoreFault(
      logInWithPasskey({ response, ...senderOf(request, context) }, admin, {
        now: now(),
        newToken: admin.newToken,
      }).then((decided) => endingOldSession(decided, request, context)),
      context,
    ),
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
