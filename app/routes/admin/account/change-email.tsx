import { useRef } from 'react'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { servicesContext } from '#app/context.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { recordChange } from '#app/routes/admin/changes/record-change.ts'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { withFlash } from '#app/routes/admin/dialogs/flash.ts'
import { loading } from '#app/routes/admin/faults/store-faults.ts'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { PasswordField } from '#app/routes/admin/forms/password-field.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { Page } from '#app/routes/admin/layout/page.tsx'
import { currentAdmin } from '#app/routes/admin/session/current-admin.ts'
import { signedInCookies } from '#app/session-cookie.ts'
import { accountWords, passkeyWords } from '#content/admin.ts'
import { isInventedEmail } from '#content/left-to-publish.ts'
import { acceptanceWords } from '#content/people.ts'
import { changeEmail } from '#domain/admin/change-email.ts'
import { isEmail } from '#domain/admin/email.ts'
import { typedLine } from '#domain/typed-text.ts'
import type { Route } from './+types/change-email'
import { withPassword } from './with-password.ts'

const words = accountWords.emailChange
const account = href('/admin/conta')

export const handle: RouteHandle = { form: true }

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const loader = loading(async ({ context }: Route.LoaderArgs) => {
  const { admin } = context.get(servicesContext)
  const { id, email } = currentAdmin(context)
  const fromEnv = admin.emailFromEnv(id, await admin.accounts.all())
  return { email, fromEnv, isInvented: isInventedEmail(email) }
})

type Answer = { typed?: string; email?: string; problem?: string; failure?: DialogMessage }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const typed = typedLine(form, 'email')
  const refuse = (email: string, status = 400) => data<Answer>({ typed, email }, { status })
  if (!isEmail(typed)) return refuse(typed ? acceptanceWords.badEmail : acceptanceWords.missing)
  const asked = { form, request, context, failed: words.failed }
  const tried = await withPassword(asked, (given, admin, chance) =>
    changeEmail(typed, given, admin, chance),
  )
  if ('answer' in tried) {
    const { data: answer, init } = tried.answer
    return data<Answer>({ ...answer, typed }, init ?? {})
  }
  const { done } = tried
  if (done.kind !== 'changed') return refuse(words[done.kind], 409)
  const parts = [{ part: 'email', before: done.before, after: typed }]
  await recordChange(context, { kind: 'email', subject: '', parts })
  const headers = signedInCookies(done, context.get(servicesContext).siteUrl)
  return redirect(withFlash(account, 'email-trocado'), { headers })
}

export default function ChangeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  const { email, fromEnv, isInvented } = loaderData
  const answer: Answer | undefined = actionData
  useFocusOnProblem(form, answer)
  return (
    <Page title={words.title} lead={words.text} back={{ to: account, label: words.back }} narrow>
      <Form
        ref={form}
        method="post"
        className="bubble mt-8 grid max-w-xl gap-5 border border-line bg-surface p-5 md:p-8"
      >
        <p className="wrap-anywhere">
          <span className="block font-semibold">{words.now}</span>
          {email}
          {isInvented && <span className="block text-small">{words.invented}</span>}
        </p>
        {fromEnv && (
          <p className="bubble wrap-anywhere bg-sun-tint p-4">{words.fromEnv(fromEnv)}</p>
        )}
        <Field
          name="email"
          label={words.chosen}
          type="email"
          inputMode="email"
          autoComplete="username"
          required
          values={{ email: answer?.typed ?? '' }}
          problems={answer?.email ? { email: answer.email } : {}}
        />
        <PasswordField
          name="senha"
          label={passkeyWords.password}
          autoComplete="current-password"
          problem={answer?.problem}
        />
        <SubmitButton busy={busy} words={{ submit: words.open, busy: words.busy }} />
      </Form>
      <DismissibleMessage message={answer?.failure} answer={answer} />
    </Page>
  )
}
