import { data, href, redirect } from 'react-router'
import { accountWords, adminWords } from '#content/admin.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { servicesContext } from '../../../context.ts'
import { orStoreFault } from '../../../or-store-fault.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { AdminHeader } from '../admin-header.tsx'
import { FailedPage } from '../dialogs/failed-page.tsx'
import { FlashNotice } from '../dialogs/flash-notice.tsx'
import { withFlash } from '../flash.ts'
import { faultNotice, loadFailure } from '../notice.ts'
import { signedInCookies } from '../session-cookie.ts'
import type { Route } from './+types/account'
import { Passkeys } from './passkeys.tsx'
import { attemptPasswordChange } from './password-change.ts'
import { PasswordForm } from './password-form.tsx'
import { outcomeProblems, readPasswordForm } from './password-form-problems.ts'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { admin } = context.get(servicesContext)
  const read = Promise.all([admin.passkeys.all(), admin.account.find()])
  const found = await orStoreFault(read, context)
  if (isStoreFault(found)) return loadFailure(found)
  const [passkeys, account] = found
  return {
    failure: null,
    email: account?.email ?? '',
    passwordIsFromEnv: admin.passwordIsFromEnv,
    passkeyRequired: account?.passkeyRequired ?? false,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
  }
}

/** Changes the password. */
export async function action({ request, context }: Route.ActionArgs) {
  const reading = readPasswordForm(await request.formData())
  if (!reading.ok) return data({ problems: reading.problems }, { status: 400 })

  const outcome = await orStoreFault(
    attemptPasswordChange(request, reading.passwords, context),
    context,
  )
  if (isStoreFault(outcome)) {
    return data({ failure: faultNotice(outcome, accountWords.failed) }, { status: 503 })
  }
  if (outcome.kind !== 'changed') {
    const { problems, status, headers } = outcomeProblems(outcome)
    return data({ problems }, { status, headers })
  }
  const { siteUrl } = context.get(servicesContext)
  const headers = signedInCookies(outcome, siteUrl)
  return redirect(withFlash(href('/admin/conta'), 'senha-trocada'), { headers })
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage notice={loaderData.failure} />
  const { email, passwordIsFromEnv, passkeys, passkeyRequired } = loaderData
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin')}>{adminWords.back}</BackLink>
        <h1 id="conta-titulo" tabIndex={-1} className="mt-4 text-heading">
          {accountWords.title}
        </h1>
        <p className="mt-2 break-words text-soft">{accountWords.email(email)}</p>
        <PasswordForm email={email} isFromEnv={passwordIsFromEnv} result={actionData} />
        <Passkeys passkeys={passkeys} required={passkeyRequired} />
      </main>
      <FlashNotice returnFocusTo="conta-titulo" />
    </>
  )
}
