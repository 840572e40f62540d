import { type ReactNode, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { removeWords } from '#content/admin.ts'
import type { EventSummary } from '#domain/events/event.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { DismissibleNotice } from '../dialogs/dismissible-notice.tsx'
import { deleteEventFailed } from '../notice.ts'
import type { action } from './delete-event.tsx'

type DeleteEventLinkProps = {
  event: Pick<EventSummary, 'id' | 'nome' | 'photoCount'>
  className: string
  children: ReactNode
}

/** A link to the page that asks; with script, a dialog asks instead. */
export function DeleteEventLink({ event, className, children }: DeleteEventLinkProps) {
  const fetcher = useFetcher<typeof action>()
  const [confirming, setConfirming] = useState(false)
  const path = href('/admin/evento/:eventoId/excluir', { eventoId: event.id })
  const idle = fetcher.state === 'idle'

  return (
    <>
      <Link
        to={path}
        className={className}
        onClick={(click) => {
          click.preventDefault()
          setConfirming(true)
        }}
      >
        {children}
      </Link>
      {confirming && (
        <ConfirmDialog
          title={removeWords.eventTitle}
          question={removeWords.event(event.nome, event.photoCount)}
          busy={!idle}
          onCancel={() => setConfirming(false)}
          onConfirm={async () => {
            await fetcher.submit(null, { method: 'post', action: path })
            setConfirming(false)
          }}
        />
      )}
      <DismissibleNotice
        notice={idle && !confirming && fetcher.data?.failure ? deleteEventFailed : undefined}
        answer={fetcher.data}
      />
    </>
  )
}
