import { data, href, redirect } from 'react-router'
import { passkeyWords } from '#content/admin.ts'
import { removePasskey } from '#domain/admin/require-passkey.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { ConfirmPage } from '../dialogs/confirm-page.tsx'
import { FailedPage } from '../dialogs/failed-page.tsx'
import { withFlash } from '../flash.ts'
import { faultNotice, loadFailure } from '../notice.ts'
import type { Route } from './+types/delete-passkey'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { passkeys } = context.get(servicesContext).admin
  const passkey = await orStoreFault(passkeys.find(url.searchParams.get('chave') ?? ''), context)
  if (isStoreFault(passkey)) return loadFailure(passkey)
  if (!passkey) throw redirect(href('/admin/conta'))
  return { failure: null, id: passkey.id, name: passkey.name }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { admin } = context.get(servicesContext)
  const id = (await request.formData()).get('chave')
  const removal = removePasskey(typeof id === 'string' ? id : '', admin)
  const removed = await orStoreFault(removal, context)
  if (isStoreFault(removed)) {
    return data({ failure: faultNotice(removed, passkeyWords.removeFailed) }, { status: 503 })
  }
  return redirect(withFlash(href('/admin/conta'), 'chave-excluida'))
}

export default function DeletePasskey({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage notice={loaderData.failure} />
  return (
    <ConfirmPage
      title={passkeyWords.removeTitle}
      question={passkeyWords.removeQuestion(loaderData.name)}
      failure={actionData?.failure}
      cancelPath={href('/admin/conta')}
      hiddenFields={<input type="hidden" name="chave" value={loaderData.id} />}
    />
  )
}
