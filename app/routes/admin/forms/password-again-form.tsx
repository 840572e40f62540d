import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { passkeyWords } from '#content/admin.ts'
import { PasswordField } from './password-field.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useFocusOnProblem } from './use-focus-on-problem.ts'

type PasswordAgainFormProps = {
  problem: string | undefined
  words: { submit: string; busy: string }
}

/** A button that asks for the password again: see `withPassword`. */
export function PasswordAgainForm({ problem, words }: PasswordAgainFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const busy = useNavigation().formMethod === 'POST'
  useFocusOnProblem(form, problem)
  return (
    <Form
      ref={form}
      method="post"
      className="bubble mt-8 grid max-w-xl gap-5 border border-line bg-surface p-5 md:p-8"
    >
      <PasswordField
        name="senha"
        label={passkeyWords.password}
        autoComplete="current-password"
        problem={problem}
      />
      <SubmitButton busy={busy} words={words} />
    </Form>
  )
}
