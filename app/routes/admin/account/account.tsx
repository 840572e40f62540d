import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { acting, loading } from '#app/routes/admin/faults/store-faults.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { signedInCookies } from '#app/session-cookie.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { accountWords } from '#content/admin.ts'
import { liveSessions } from '#domain/admin/session.ts'
import type { Route } from './+types/account'
import { Devices } from './devices.tsx'
import { Passkeys } from './passkeys.tsx'
import { attemptPasswordChange } from './password-change.ts'
import { PasswordForm } from './password-form.tsx'
import { outcomeProblems, readPasswordForm } from './password-form-problems.ts'
import { RecoveryCodesSection } from './recovery-codes-section.tsx'

export const handle: RouteHandle = { form: true }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { admin, now } = context.get(servicesContext)
  const me = currentAdmin(context)
  const account = await admin.accounts.find(me.id)
  // Removed since the guard let the request pass.
  if (!account) throw redirect(href('/admin/login'))
  const [passkeys, sessions] = await Promise.all([
    admin.passkeys.ofAccount(me.id),
    liveSessions(account, admin, now()),
  ])
  return {
    email: account.email,
    passwordIsFromEnv: admin.passwordIsFromEnv(account),
    passkeyRequired: account.passkeyRequired,
    passkeys: passkeys.map(({ id, name, createdAt, usedAt }) => ({ id, name, createdAt, usedAt })),
    codesLeft: account.recoveryCodes.length,
    devices: sessions.map(({ browser, startedAt, tokenHash }) => ({
      browser,
      startedAt,
      isThis: tokenHash === me.tokenHash,
    })),
  }
})

/** Changes the password. */
export const action = acting(async ({ request, context }: Route.ActionArgs) => {
  const reading = readPasswordForm(await request.formData())
  if (!reading.ok) return data({ problems: reading.problems }, { status: 400 })

  const outcome = await attemptPasswordChange(request, reading.passwords, context)
  if (outcome.kind !== 'changed') {
    const { problems, status, headers } = outcomeProblems(outcome)
    return data({ problems }, { status, headers })
  }
  await recordChange(context, { kind: 'password', subject: '' })
  const { siteUrl } = context.get(servicesContext)
  const headers = signedInCookies(outcome, siteUrl)
  return redirect(withFlash(href('/admin/conta'), 'senha-trocada'), { headers })
}, accountWords.failed)

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { email, passwordIsFromEnv, passkeys, passkeyRequired } = loaderData
  const { codesLeft, devices } = loaderData
  return (
    <Page title={accountWords.title} lead={accountWords.email(email)}>
      <p className="mt-6">
        <ButtonLink to={href('/admin/conta/email')} variant="secondary">
          <PanelIcon name="mail" className="size-5" />
          {accountWords.emailChange.open}
        </ButtonLink>
      </p>
      <PasswordForm email={email} isFromEnv={passwordIsFromEnv} result={actionData} />
      <Passkeys passkeys={passkeys} required={passkeyRequired} />
      <RecoveryCodesSection left={codesLeft} />
      <Devices devices={devices} />
    </Page>
  )
}
