import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting } from '#app/routes/admin/faults/store-faults.ts'
import { readText } from '#app/routes/admin/forms/read-text.ts'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { passkeyWords } from '#content/admin.ts'
import {
  addPasskey,
  maxPasskeyNameLength,
  maxPasskeys,
  passkeyCreation,
} from '#domain/admin/add-passkey.ts'
import { maxPasskeyResponseLength } from '#domain/admin/passkey-verifier.ts'
import { endSessions } from '#domain/admin/session.ts'
import type { Route } from './+types/acts'
import { withPassword } from './with-password.ts'

export const handle: RouteHandle = { form: true }

const account = href('/admin/conta')

/** The actions of the account's page, by the last segment of the path. */
const acts = {
  opcoes: passkeyOptions,
  chaves: acting(storePasskey, passkeyWords.failed),
  aparelhos: acting(endOtherSessions, () => redirect(withFlash(account, 'aparelhos-nao-sairam'))),
}

export function action(args: Route.ActionArgs) {
  return acts[args.pattern.split('/').at(-1) as keyof typeof acts](args)
}

/** The login redirects here if the session had ended when the button was pressed. */
export const loader = () => redirect(account)

/** The first of two steps: in return for the password, the browser gets what it needs to create a passkey. */
async function passkeyOptions({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = { form, request, context, failed: passkeyWords.failed }
  const tried = await withPassword(asked, passkeyCreation)
  if ('answer' in tried) return tried.answer
  if (tried.done.kind === 'too-many') return tooManyPasskeys()
  return data({ options: tried.done.options })
}

/** The second step: stores what the browser has created. */
async function storePasskey({ request, context }: Route.ActionArgs) {
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
}

function tooManyPasskeys() {
  return data({ problem: passkeyWords.tooMany(maxPasskeys) }, { status: 409 })
}

async function endOtherSessions({ context }: Route.ActionArgs) {
  const { id, tokenHash } = currentAdmin(context)
  await endSessions(id, context.get(servicesContext).admin, { except: tokenHash })
  await recordChange(context, { kind: 'other-browsers-left', subject: '' })
  return redirect(withFlash(account, 'aparelhos-sairam'))
}
