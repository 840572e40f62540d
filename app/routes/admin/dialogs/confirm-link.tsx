import { type ReactNode, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import type { Notice } from '#app/routes/admin/notice.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DismissibleNotice } from './dismissible-notice.tsx'

type ConfirmLinkProps = {
  /** The page that asks, which takes the answer too. */
  to: string
  title: string
  question: string
  consequence?: string
  fields?: Record<string, string>
  /** In place of what the answer says. */
  failed?: Notice
  className: string
  label?: string
  children: ReactNode
}

/** A link to a page that asks before something is deleted; with script, a dialog asks instead. */
export function ConfirmLink(props: ConfirmLinkProps) {
  const { to, title, question, consequence, fields, failed, className, label, children } = props
  const fetcher = useFetcher<{ failure?: Notice }>()
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
          busy={!idle}
          onCancel={() => setConfirming(false)}
          onConfirm={async () => {
            await fetcher.submit(fields ?? null, { method: 'post', action: to })
            setConfirming(false)
          }}
        />
      )}
      <DismissibleNotice notice={failure && (failed ?? failure)} answer={fetcher.data} />
    </>
  )
}
