import { data, href, redirect } from 'react-router'
import type { RouteHandle } from '#app/route-handle.ts'
import { passkeyWords } from '#content/admin.ts'
import { passkeyCreation } from '#domain/admin/add-passkey.ts'
import type { Route } from './+types/passkey-options'
import { tooManyPasskeys } from './too-many-passkeys.ts'
import { withPassword } from './with-password.ts'

export const handle: RouteHandle = { form: true }

export const loader = () => redirect(href('/admin/conta'))

/** The first of two steps: in return for the password, the browser gets what it needs to create a passkey. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = { form, request, context, failed: passkeyWords.failed }
  const tried = await withPassword(asked, passkeyCreation)
  if ('answer' in tried) return tried.answer
  if (tried.done.kind === 'too-many') return tooManyPasskeys()
  return data({ options: tried.done.options })
}
