import { data, href, redirect } from 'react-router'
import { passkeyWords } from '#content/admin.ts'
import { addPasskey, maxPasskeyNameLength, maxPasskeys } from '#domain/admin/add-passkey.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { currentAdmin } from '../current-admin.ts'
import { withFlash } from '../flash.ts'
import { faultNotice } from '../notice.ts'
import type { Route } from './+types/add-passkey'

const maxResponseLength = 16_384

/** The second step: what the browser has made. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const { admin, now } = context.get(servicesContext)
  const outcome = await orStoreFault(add(), context)
  if (isStoreFault(outcome)) {
    return data({ failure: faultNotice(outcome, passkeyWords.failed) }, { status: 503 })
  }
  if (outcome === 'too-many') {
    return data({ problem: passkeyWords.tooMany(maxPasskeys) }, { status: 409 })
  }
  if (outcome === 'refused') return data({ problem: passkeyWords.refused }, { status: 400 })
  return redirect(withFlash(href('/admin/conta'), 'chave-criada'))

  async function add() {
    const response = textOf(form.get('resposta')).slice(0, maxResponseLength)
    const typed = textOf(form.get('nome')).trim().slice(0, maxPasskeyNameLength)
    const name = typed || passkeyWords.defaultName
    return addPasskey({ admin: await currentAdmin(context), response, name }, admin, now())
  }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : ''
}

export function loader() {
  return redirect(href('/admin/conta'))
}
