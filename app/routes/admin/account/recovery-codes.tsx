import { data, href } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { PasswordAgainForm } from '#app/routes/admin/forms/password-again-form.tsx'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { recoveryCodeWords } from '#content/people.ts'
import { makeRecoveryCodes } from '#domain/admin/recovery-codes.ts'
import type { Route } from './+types/recovery-codes'
import { NewRecoveryCodes } from './new-recovery-codes.tsx'
import { withPassword } from './with-password.ts'

export const handle: RouteHandle = { form: true }

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { admin, siteUrl } = context.get(servicesContext)
  const account = await admin.accounts.find(currentAdmin(context).id)
  return {
    siteUrl,
    email: account?.email ?? '',
    left: account?.recoveryCodes.length ?? 0,
  }
})

type CodesResult = { codes?: string[]; problem?: string; failure?: DialogMessage }

/** The codes are shown only in this response. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const asked = { form, request, context, failed: recoveryCodeWords.failed }
  const tried = await withPassword(asked, (given, admin, { now }) =>
    makeRecoveryCodes(given, admin, { now, newCode: admin.newCode }),
  )
  if ('answer' in tried) return tried.answer
  await recordChange(context, { kind: 'recovery-codes-made', subject: '' })
  return data<CodesResult>({ codes: tried.done.codes })
}

export default function RecoveryCodes({ loaderData, actionData }: Route.ComponentProps) {
  const result: CodesResult | undefined = actionData
  const { siteUrl, email, left } = loaderData
  return (
    <Page
      title={recoveryCodeWords.title}
      back={{ to: href('/admin/conta'), label: recoveryCodeWords.back }}
      narrow
    >
      {result?.codes ? (
        <NewRecoveryCodes codes={result.codes} siteUrl={siteUrl} email={email} />
      ) : (
        <CodesForm left={left} problem={result?.problem} />
      )}
      <DismissibleMessage message={result?.failure} answer={result} />
    </Page>
  )
}

function CodesForm({ left, problem }: { left: number; problem: string | undefined }) {
  const words = recoveryCodeWords
  return (
    <>
      <p className="mt-3 text-lead text-soft">
        {words.text} {left > 0 && `${words.left(left)} ${words.replaces}`}
      </p>
      <PasswordAgainForm
        problem={problem}
        words={{ submit: left > 0 ? words.makeNew : words.make, busy: words.making }}
      />
    </>
  )
}
