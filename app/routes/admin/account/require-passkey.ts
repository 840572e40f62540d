import { href, redirect } from 'react-router'
import { requirePasskey } from '#domain/admin/require-passkey.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { withFlash } from '../flash.ts'
import type { Route } from './+types/require-passkey'

export async function action({ request, context }: Route.ActionArgs) {
  const required = (await request.formData()).get('exigir') === 'sim'
  const { admin } = context.get(servicesContext)
  const back = href('/admin/conta')
  const changed = await orStoreFault(requirePasskey(required, admin), context)
  if (isStoreFault(changed)) return redirect(withFlash(back, 'exigencia-nao-salva'))
  if (!changed) return redirect(back)
  return redirect(withFlash(back, required ? 'chave-exigida' : 'chave-dispensada'))
}

/** The login leads here when the session had ended at this very press. */
export function loader() {
  return redirect(href('/admin/conta'))
}
