import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { passkeyWords } from '#content/admin.ts'
import { addPasskey, maxPasskeyNameLength } from '#domain/admin/add-passkey.ts'
import { maxPasskeyResponseLength } from '#domain/admin/passkey-verifier.ts'
import type { Route } from './+types/store-passkey'
import { tooManyPasskeys } from './too-many-passkeys.ts'

export const handle: RouteHandle = { form: true }

const account = href('/admin/conta')

export const loader = () => redirect(account)

/** The second of two steps: stores what the browser has created. */
export const action = acting(async ({ request, context }: Route.ActionArgs) => {
  const form = await request.formData()
  const { admin, now } = context.get(servicesContext)
  const typed = readText(form, 'nome')?.trim().slice(0, maxPasskeyNameLength)
  const name = typed || passkeyWords.defaultName
  const response = readText(form, 'resposta', maxPasskeyResponseLength) ?? ''
  const outcome = await addPasskey({ admin: currentAdmin(context), response, name }, admin, now())
  if (outcome === 'too-many') return tooManyPasskeys()
  if (outcome === 'refused') return data({ problem: passkeyWords.refused }, { status: 400 })
  await recordChange(context, { kind: 'passkey-added', subject: name })
  return redirect(withFlash(account, 'chave-criada'))
}, passkeyWords.failed)
