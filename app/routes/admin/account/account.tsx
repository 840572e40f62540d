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
import { setCookie } from '../session-cookie.ts'
import type { Route } from './+types/account'
import { attemptPasswordChange } from './password-change.ts'
import { PasswordForm } from './password-form.tsx'
import { outcomeProblems, readPasswordForm } from './password-form-problems.ts'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const { admin } = context.get(servicesContext)
  const account = await orStoreFault(admin.account.find(), context)
  if (isStoreFault(account)) return loadFailure(account)
  return {
    failure: null,
    email: account?.email ?? '',
    passwordIsFromEnv: admin.passwordIsFromEnv,
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
  const headers = new Headers()
  headers.append('set-cookie', setCookie('session', outcome.token, siteUrl))
  headers.append('set-cookie', setCookie('device', outcome.device, siteUrl))
  return redirect(withFlash(href('/admin/conta'), 'senha-trocada'), { headers })
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.failure) return <FailedPage notice={loaderData.failure} />
  const { email, passwordIsFromEnv } = loaderData
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
      </main>
      <FlashNotice returnFocusTo="conta-titulo" />
    </>
  )
}
