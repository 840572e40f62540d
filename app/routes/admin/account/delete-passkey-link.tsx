import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { passkeyWords } from '#content/admin.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { DismissibleNotice } from '../dialogs/dismissible-notice.tsx'
import type { action } from './delete-passkey.tsx'

/** A link to the page that asks; with script, a dialog asks instead. */
export function DeletePasskeyLink({ id, name }: { id: string; name: string }) {
  const fetcher = useFetcher<typeof action>()
  const [confirming, setConfirming] = useState(false)
  const path = href('/admin/conta/chaves/excluir')
  const idle = fetcher.state === 'idle'

  return (
    <>
      <Link
        to={`${path}?chave=${encodeURIComponent(id)}`}
        className={buttonClass('quiet')}
        aria-label={passkeyWords.removeLabel(name)}
        onClick={(click) => {
          click.preventDefault()
          setConfirming(true)
        }}
      >
        {passkeyWords.remove}
      </Link>
      {confirming && (
        <ConfirmDialog
          title={passkeyWords.removeTitle}
          question={passkeyWords.removeQuestion(name)}
          busy={!idle}
          onCancel={() => setConfirming(false)}
          onConfirm={async () => {
            await fetcher.submit({ chave: id }, { method: 'post', action: path })
            setConfirming(false)
          }}
        />
      )}
      <DismissibleNotice
        notice={idle && !confirming ? fetcher.data?.failure : undefined}
        answer={fetcher.data}
      />
    </>
  )
}
