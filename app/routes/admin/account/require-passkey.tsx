import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { loadFailure, requirePasskeyFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { passkeyWords } from '#content/admin.ts'
import { requirePasskey, stopRequiringPasskey } from '#domain/admin/require-passkey.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/require-passkey'
import { withPassword } from './with-password.ts'

export const handle: RouteHandle = { form: true }

/** Asks before it lifts the requirement. The login also leads here if the session had ended at the press. */
export async function loader({ context }: Route.LoaderArgs) {
  const { accounts } = context.get(servicesContext).admin
  const read = currentAdmin(context).then(({ id }) => accounts.find(id))
  const stored = await orStoreFault(read, context)
  if (isStoreFault(stored)) return loadFailure(stored)
  if (!stored?.passkeyRequired) throw redirect(href('/admin/conta'))
  return { failure: null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { admin } = context.get(servicesContext)
  const back = href('/admin/conta')
  if (form.get('exigir') === 'sim') {
    const required = currentAdmin(context).then((signedIn) => requirePasskey(signedIn, admin))
    const changed = await orStoreFault(required, context)
    if (isStoreFault(changed)) return redirect(withFlash(back, 'exigencia-nao-salva'))
    if (!changed) return redirect(back)
    await recordChange(context, { kind: 'passkey-required', subject: '' })
    return redirect(withFlash(back, 'chave-exigida'))
  }
  const asked = { form, request, context, failed: requirePasskeyFailed.title }
  const tried = await withPassword(asked, (given, admin, { now }) =>
    stopRequiringPasskey(given, admin, now),
  )
  if ('answer' in tried) return tried.answer
  await recordChange(context, { kind: 'passkey-not-required', subject: '' })
  return redirect(withFlash(back, 'chave-dispensada'))
}

export default function StopRequiringPasskey({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
  const { stop } = passkeyWords
  return (
    <ConfirmPage
      title={stop.title}
      question={stop.question}
      consequence={stop.consequence}
      confirm={stop.confirm}
      failure={actionData?.failure}
      cancelPath={href('/admin/conta')}
      password={{ problem: actionData?.problem }}
    />
  )
}
