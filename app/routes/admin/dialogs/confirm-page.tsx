import { type ReactNode, useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { PasswordField } from '#app/routes/admin/forms/password-field.tsx'
import { useFocusOnProblem } from '#app/routes/admin/forms/use-focus-on-problem.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { adminWords, passkeyWords } from '#content/admin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { ConfirmLabel, type Question, QuestionText } from './question.tsx'

type ConfirmPageProps = Question & {
  failure: DialogMessage | undefined
  cancelPath: string
  /** Label of the safe choice. */
  cancel?: string
  hiddenFields?: ReactNode
  /** Asks for the password, in the field `senha`. */
  password?: { problem: string | undefined }
}

/** The confirmation as a page: for browsers without popovers, and where the password is needed. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { failure, cancelPath, hiddenFields, password, ...asked } = props
  const { cancel = adminWords.cancel } = props
  const form = useRef<HTMLFormElement>(null)
  const safe = useRef<HTMLAnchorElement>(null)
  const asksPassword = password !== undefined
  useFocusOnProblem(form, password?.problem)

  useEffect(() => {
    if (asksPassword) return
    // Focusing scrolls a short screen to the end: show title and pictures first.
    safe.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [asksPassword])

  return (
    <main className="frame max-w-2xl py-12">
      <h1 className="text-heading">{asked.title}</h1>
      {failure && (
        <p role="alert" className="bubble mt-6 bg-danger-tint p-4 font-semibold text-danger">
          {failure.text}
        </p>
      )}
      <Form ref={form} method="post" className="mt-6 grid gap-6">
        <QuestionText id="pergunta" {...asked} />
        {hiddenFields}
        {password && (
          <PasswordField
            name="senha"
            label={passkeyWords.password}
            autoComplete="current-password"
            problem={password.problem}
          />
        )}
        <p className="flex flex-wrap gap-3">
          <Link
            ref={safe}
            to={cancelPath}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- for browsers without script
            autoFocus={!asksPassword}
            aria-describedby="pergunta"
            className={buttonClass('quiet')}
          >
            {cancel}
          </Link>
          <button type="submit" className={buttonClass('primary')}>
            <ConfirmLabel {...asked} />
          </button>
        </p>
      </Form>
    </main>
  )
}
