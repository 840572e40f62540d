import { useRef } from 'react'
import { Form, href, useNavigation, useSearchParams } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { NewPasswordFields } from '#app/routes/admin/forms/new-password-fields.tsx'
import { PasswordField } from '#app/routes/admin/forms/password-field.tsx'
import { SubmitButton } from '#app/routes/admin/forms/submit-button.tsx'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { accountWords } from '#content/admin.ts'
import type { PasswordProblems } from './password-form-problems.ts'

type PasswordFormProps = {
  email: string
  /** The server's settings have a password for this account, which is applied again at the next start. */
  isFromEnv: boolean
  result: { problems?: PasswordProblems; failure?: DialogMessage } | undefined
}

export function PasswordForm({ email, isFromEnv, result }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [search] = useSearchParams()
  const action = href('/admin/conta')
  const busy = useNavigation().formAction === action
  const { problems = {}, failure } = result ?? {}

  useFocusOnProblem(form, result)

  return (
    <section className="bubble mt-8 max-w-xl border border-line bg-surface p-5 md:p-8">
      <h2 className="text-title">{accountWords.passwordTitle}</h2>
      <p className="mt-2 text-soft">{accountWords.passwordText}</p>
      {isFromEnv && <p className="bubble mt-4 bg-sun-tint p-4">{accountWords.fromEnv}</p>}
      <Form
        ref={form}
        // Clear the fields once the password is changed.
        key={search.get('aviso')}
        method="post"
        action={action}
        className="mt-6 grid gap-5"
      >
        {/* Tells password managers whose password this is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="atual"
          label={accountWords.current}
          autoComplete="current-password"
          problem={problems.atual}
        />
        <NewPasswordFields problems={problems} />
        <SubmitButton
          busy={busy}
          words={{ submit: accountWords.change, busy: accountWords.changing }}
        />
      </Form>
      <DismissibleMessage message={failure} answer={result} />
    </section>
  )
}
