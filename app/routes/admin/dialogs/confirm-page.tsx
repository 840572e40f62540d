import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { PasswordField } from '#app/routes/admin/forms/password-field.tsx'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { adminWords, passkeyWords, removeWords } from '#content/admin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { ForGoodChoice } from './for-good-choice.tsx'

type ConfirmPageProps = {
  title: string
  question: string
  failure: DialogMessage | undefined
  cancelPath: string
  /** What will happen; by default that it cannot be undone. */
  consequence?: string
  confirm?: string
  /** It is moved to the bin, unless the second choice is taken. */
  toBin?: boolean
  hiddenFields?: ReactNode
  /** Asks for the password, in the field `senha`. */
  password?: { problem: string | undefined }
}

/** The confirm dialog as a page: for browsers without script, and where the password is needed. */
export function ConfirmPage({
  title,
  question,
  failure,
  cancelPath,
  consequence = removeWords.forGood,
  confirm = removeWords.confirm,
  toBin = false,
  hiddenFields,
  password,
}: ConfirmPageProps) {
  const form = useRef<HTMLFormElement>(null)
  useFocusOnProblem(form, password?.problem)
  return (
    <main className="frame max-w-2xl py-12">
      <h1 className="text-heading">{title}</h1>
      {failure && (
        <p role="alert" className="bubble mt-6 bg-danger-tint p-4 font-semibold text-danger">
          {failure.text}
        </p>
      )}
      <p className="mt-6 break-words text-lead">
        {question} {consequence}
      </p>
      <Form ref={form} method="post" className="mt-8 grid gap-6">
        {hiddenFields}
        {toBin && <ForGoodChoice />}
        {password && (
          <PasswordField
            name="senha"
            label={passkeyWords.password}
            autoComplete="current-password"
            problem={password.problem}
          />
        )}
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={cancelPath} variant="quiet">
            {adminWords.cancel}
          </ButtonLink>
          <button type="submit" className={buttonClass('primary')}>
            {confirm}
          </button>
        </p>
      </Form>
    </main>
  )
}
