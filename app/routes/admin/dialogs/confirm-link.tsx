import { type ReactNode, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { DialogMessage } from './dialog-message.ts'
import { DismissibleMessage } from './dismissible-message.tsx'
import { forGoodField } from './for-good-choice.tsx'

type ConfirmLinkProps = {
  /** The confirmation page, which also handles the submission. */
  to: string
  title: string
  question: string
  consequence?: string
  confirm?: string
  toBin?: boolean
  fields?: Record<string, string>
  /** Shown instead of the response's own message. */
  failed?: DialogMessage
  className: string
  label?: string
  children: ReactNode
}

/** A link to a page that asks before something is deleted; with script, a dialog asks instead. */
export function ConfirmLink(props: ConfirmLinkProps) {
  const { to, title, question, consequence, confirm, toBin, fields, failed } = props
  const { className, label, children } = props
  const fetcher = useFetcher<{ failure?: DialogMessage }>()
  const [confirming, setConfirming] = useState(false)
  const idle = fetcher.state === 'idle'
  const failure = idle && !confirming ? fetcher.data?.failure : undefined

  return (
    <>
      <Link
        to={to}
        className={className}
        aria-label={label}
        onClick={(click) => {
          click.preventDefault()
          setConfirming(true)
        }}
      >
        {children}
      </Link>
      {confirming && (
        <ConfirmDialog
          title={title}
          question={question}
          consequence={consequence}
          confirm={confirm}
          toBin={toBin}
          busy={!idle}
          onCancel={() => setConfirming(false)}
          onConfirm={async (forGood) => {
            const sent = forGood ? { ...fields, ...forGoodField } : (fields ?? null)
            await fetcher.submit(sent, { method: 'post', action: to })
            setConfirming(false)
          }}
        />
      )}
      <DismissibleMessage message={failure && (failed ?? failure)} answer={fetcher.data} />
    </>
  )
}
