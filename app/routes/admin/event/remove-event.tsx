import { type ReactNode, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { removeWords } from '#content/admin.ts'
import type { EventSummary } from '#domain/events/event.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { NoticeDialog } from '../dialogs/notice-dialog.tsx'
import type { action } from './delete-event.tsx'

type RemoveEventProps = {
  event: Pick<EventSummary, 'id' | 'nome' | 'photoCount'>
  className: string
  children: ReactNode
}

/** A link to the page that asks; with script the question comes to the list instead. */
export function RemoveEvent({ event, className, children }: RemoveEventProps) {
  const fetcher = useFetcher<typeof action>()
  const [asking, setAsking] = useState(false)
  const [told, setTold] = useState(false)
  const address = href('/admin/evento/:eventoId/excluir', { eventoId: event.id })
  const failure = fetcher.state === 'idle' ? fetcher.data?.failure : undefined

  return (
    <>
      <Link
        to={address}
        className={className}
        onClick={(click) => {
          click.preventDefault()
          setAsking(true)
        }}
      >
        {children}
      </Link>
      {asking && (
        <ConfirmDialog
          title={removeWords.eventTitle}
          question={removeWords.event(event.nome, event.photoCount)}
          busy={fetcher.state !== 'idle'}
          onCancel={() => setAsking(false)}
          onConfirm={async () => {
            setTold(false)
            await fetcher.submit(null, { method: 'post', action: address })
            setAsking(false)
          }}
        />
      )}
      {failure && !told && !asking && (
        <NoticeDialog notice={failure} onClose={() => setTold(true)} />
      )}
    </>
  )
}
