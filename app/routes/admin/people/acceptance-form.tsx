import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { NewPasswordFields } from '#app/routes/admin/forms/new-password-fields.tsx'
import { Refusal } from '#app/routes/admin/forms/refusal.tsx'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { RemovePasskeysBox } from '#app/routes/admin/login/remove-passkeys-box.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { acceptanceWords } from '#content/people.ts'
import type { Typed } from '#domain/fields/field.ts'
import { type AcceptanceProblems, maxNameLength } from './read-acceptance.ts'

export type AcceptanceResult = {
  values?: Typed
  problems?: AcceptanceProblems
  refusal?: string
  failure?: DialogMessage
}

type AcceptanceFormProps = {
  inviter: string
  /** The e-mail of the person whose password the link resets; null for an invitation. */
  email: string | null
  result: AcceptanceResult | undefined
}

export function AcceptanceForm({ inviter, email, result }: AcceptanceFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  const { values = {}, problems = {}, refusal, failure } = result ?? {}
  useFocusOnProblem(form, result?.problems)
  return (
    <>
      <h1 className="text-heading">{email ? acceptanceWords.resetTitle : acceptanceWords.title}</h1>
      <p className="mt-4 break-words text-soft">
        {email ? acceptanceWords.resetText(email) : acceptanceWords.text(inviter)}
      </p>
      <Form ref={form} method="post" className="mt-8 grid gap-5">
        {email ? (
          // Tells password managers whose password this is.
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
        ) : (
          <>
            <Field
              name="nome"
              label={acceptanceWords.name}
              values={values}
              problems={problems}
              autoComplete="name"
              maxLength={maxNameLength}
              required
            />
            <Field
              name="email"
              type="email"
              label={acceptanceWords.email}
              values={values}
              problems={problems}
              autoComplete="username"
              required
            />
          </>
        )}
        <NewPasswordFields problems={problems} />
        {email && <RemovePasskeysBox />}
        <Refusal text={!busy && refusal} />
        <button type="submit" disabled={busy} className={buttonClass('primary', 'w-full')}>
          {busy ? acceptanceWords.creating : acceptanceWords.create}
        </button>
      </Form>
      <DismissibleMessage message={failure} answer={result} />
    </>
  )
}
