import { href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { passkeyWords } from '#content/admin.ts'
import { removePasskey } from '#domain/admin/remove-passkey.ts'
import type { Route } from './+types/delete-passkey'
import { withPassword } from './with-password.ts'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export const loader = loading(async ({ url, context }: Route.LoaderArgs) => {
  const { passkeys } = context.get(servicesContext).admin
  const passkey = await passkeys.find(url.searchParams.get('chave') ?? '')
  const isOwn = passkey?.accountId === currentAdmin(context).id
  if (!passkey || !isOwn) throw redirect(href('/admin/conta'))
  return { id: passkey.id, name: passkey.name }
})

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const id = String(form.get('chave') ?? '')
  const asked = { form, request, context, failed: passkeyWords.removeFailed }
  const tried = await withPassword(asked, (given, admin, { now }) =>
    removePasskey(id, given, admin, now),
  )
  if ('answer' in tried) return tried.answer
  const { passkey } = tried.done
  if (passkey) await recordChange(context, { kind: 'passkey-removed', subject: passkey.name })
  return redirect(withFlash(href('/admin/conta'), 'chave-excluida'))
}

export default function DeletePasskey({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ConfirmPage
      title={passkeyWords.removeTitle}
      question={passkeyWords.removeQuestion(loaderData.name)}
      failure={actionData?.failure}
      cancelPath={href('/admin/conta')}
      hiddenFields={<input type="hidden" name="chave" value={loaderData.id} />}
      password={{ problem: actionData?.problem }}
    />
  )
}
