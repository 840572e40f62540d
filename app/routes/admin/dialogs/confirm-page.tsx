import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { adminWords, removeWords } from '#content/admin.ts'
import { ButtonLink, buttonClass } from '../../../ui/button.tsx'
import type { Notice } from '../notice.ts'

type ConfirmPageProps = {
  title: string
  question: string
  failure: Notice | undefined
  cancelPath: string
  /** What happens then; by default that it is for good. */
  consequence?: string
  hiddenFields?: ReactNode
}

/** The confirm dialog as a page of its own, for a browser without script. */
export function ConfirmPage({
  title,
  question,
  failure,
  cancelPath,
  consequence = removeWords.forGood,
  hiddenFields,
}: ConfirmPageProps) {
  return (
    <main className="frame max-w-2xl py-12">
      <h1 className="text-heading">{title}</h1>
      {failure && (
        <p role="alert" className="bubble mt-6 bg-red-tint p-4 font-semibold text-accent">
          {failure.text}
        </p>
      )}
      <p className="mt-6 break-words text-lead">
        {question} {consequence}
      </p>
      <Form method="post" className="mt-8 flex flex-wrap gap-3">
        {hiddenFields}
        <ButtonLink to={cancelPath} variant="quiet">
          {adminWords.cancel}
        </ButtonLink>
        <button type="submit" className={buttonClass('primary')}>
          {removeWords.confirm}
        </button>
      </Form>
    </main>
  )
}
