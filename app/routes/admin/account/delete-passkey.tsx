import { href, redirect } from 'react-router'
import { adminContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { ConfirmPage } from '#app/routes/admin/dialogs/confirm-page.tsx'
import { loadFailure } from '#app/routes/admin/dialogs/dialog-message.ts'
import { FailedPage } from '#app/routes/admin/dialogs/failed-page.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { passkeyWords } from '#content/admin.ts'
import { removePasskey } from '#domain/admin/remove-passkey.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/delete-passkey'
import { withPassword } from './with-password.ts'

export const handle: RouteHandle = { form: true, destructive: 'final' }

export async function loader({ url, context }: Route.LoaderArgs) {
  const { passkeys } = context.get(servicesContext).admin
  const passkey = await orStoreFault(passkeys.find(url.searchParams.get('chave') ?? ''), context)
  if (isStoreFault(passkey)) return loadFailure(passkey)
  const isOwn = passkey?.accountId === context.get(adminContext)?.id
  if (!passkey || !isOwn) throw redirect(href('/admin/conta'))
  return { failure: null, id: passkey.id, name: passkey.name }
}

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
  if (loaderData.failure) return <FailedPage message={loaderData.failure} />
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
