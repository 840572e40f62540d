import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { Field } from '#app/routes/admin/forms/field.tsx'
import { NewPasswordFields } from '#app/routes/admin/forms/new-password-fields.tsx'
import { Refusal } from '#app/routes/admin/forms/refusal.tsx'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { recoveryWords } from '#content/people.ts'
import type { RecoveryProblems } from './recovery-attempt.ts'
import { RemovePasskeysBox } from './remove-passkeys-box.tsx'

export type RecoveryResult = {
  email?: string
  problems?: RecoveryProblems
  refusal?: string
  failure?: DialogMessage
}

export function RecoveryForm({ result }: { result: RecoveryResult | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  const { email = '', problems = {}, refusal, failure } = result ?? {}
  useFocusOnProblem(form, result?.problems)
  return (
    <Form ref={form} method="post" className="mt-6 grid gap-5">
      <Field
        name="email"
        type="email"
        label={recoveryWords.email}
        values={{ email }}
        problems={problems}
        autoComplete="username"
        required
      />
      <Field
        name="codigo"
        label={recoveryWords.code}
        hint={recoveryWords.codeHint}
        values={{}}
        problems={problems}
        required
      />
      <NewPasswordFields problems={problems} />
      <RemovePasskeysBox />
      <Refusal text={!busy && refusal} />
      <button type="submit" disabled={busy} className={buttonClass('primary', 'w-full')}>
        {busy ? recoveryWords.entering : recoveryWords.enter}
      </button>
      <DismissibleMessage message={failure} answer={result} />
    </Form>
  )
}
