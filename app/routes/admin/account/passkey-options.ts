import { data, href, redirect } from 'react-router'
import { accountWords, loginWords, passkeyWords } from '#content/admin.ts'
import { maxPasskeys, type PasskeyCreation, passkeyCreation } from '#domain/admin/add-passkey.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { currentAdmin } from '../current-admin.ts'
import { senderOf } from '../login/login-attempt.ts'
import { readText } from '../login/login-form.ts'
import { faultNotice } from '../notice.ts'
import { retryAfter } from '../retry-after.ts'
import { setCookie } from '../session-cookie.ts'
import type { Route } from './+types/passkey-options'

/** The first of two steps: the password, for which the browser gets what it needs to make a key. */
export async function action({ request, context }: Route.ActionArgs) {
  const password = readText(await request.formData(), 'senha')
  if (!password) return data({ problem: accountWords.missing }, { status: 400 })
  const { admin, now, siteUrl } = context.get(servicesContext)
  const created = await orStoreFault(confirm(password), context)
  if (isStoreFault(created)) {
    return data({ failure: faultNotice(created, passkeyWords.failed) }, { status: 503 })
  }
  switch (created.kind) {
    case 'confirmed': {
      const headers = { 'set-cookie': setCookie('device', created.device, siteUrl) }
      return data({ options: created.options }, { headers })
    }
    case 'too-many':
      return data({ problem: passkeyWords.tooMany(maxPasskeys) }, { status: 409 })
    case 'refused':
      return data({ problem: accountWords.wrong }, { status: 403 })
    case 'too-early': {
      const { waitMs } = created
      const headers = retryAfter(waitMs)
      return data({ problem: loginWords.tooEarly(waitMs) }, { status: 429, headers })
    }
  }

  async function confirm(typed: string): Promise<PasskeyCreation> {
    const sender = senderOf(request, context)
    return passkeyCreation(
      { admin: await currentAdmin(context), password: typed, ...sender },
      admin,
      { now: now(), newToken: admin.newToken },
    )
  }
}

export function loader() {
  return redirect(href('/admin/conta'))
}
