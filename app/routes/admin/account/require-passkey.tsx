import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { passkeyWords } from '#content/admin.ts'
import { requirePasskey, stopRequiringPasskey } from '#domain/admin/require-passkey.ts'
import type { Route } from './+types/require-passkey'
import { withPassword } from './with-password.ts'

export const handle: RouteHandle = { form: true }

/** Asks before it lifts the requirement. The login also redirects here if the session had ended before the press. */
export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { accounts } = context.get(servicesContext).admin
  const stored = await accounts.find(currentAdmin(context).id)
  if (!stored?.passkeyRequired) throw redirect(back)
  return null
})

const back = href('/admin/conta')

export const action = acting(
  async ({ request, context }: Route.ActionArgs) => {
    const form = await request.formData()
    if (form.get('exigir') === 'sim') {
      const changed = await requirePasskey(
        currentAdmin(context),
        context.get(servicesContext).admin,
      )
      if (!changed) return redirect(back)
      await recordChange(context, { kind: 'passkey-required', subject: '' })
      return redirect(withFlash(back, 'chave-exigida'))
    }
    const asked = { form, request, context, failed: passkeyWords.stop.failed }
    const tried = await withPassword(asked, (given, admin, { now }) =>
      stopRequiringPasskey(given, admin, now),
    )
    if ('answer' in tried) return tried.answer
    await recordChange(context, { kind: 'passkey-not-required', subject: '' })
    return redirect(withFlash(back, 'chave-dispensada'))
  },
  () => redirect(withFlash(back, 'exigencia-nao-salva')),
)

export default function StopRequiringPasskey({ actionData }: Route.ComponentProps) {
  const { stop } = passkeyWords
  return (
    <ConfirmPage
      title={stop.title}
      question={stop.question}
      consequence={stop.consequence}
      confirm={stop.confirm}
      failure={actionData?.failure}
      cancelPath={back}
      password={{ problem: actionData?.problem }}
    />
  )
}
