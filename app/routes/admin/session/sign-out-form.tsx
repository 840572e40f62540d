import { type FormEvent, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { uploadRunning } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { deleteAllDrafts } from '#app/routes/admin/forms/draft-storage.ts'
import { PanelIcon } from '#app/routes/admin/layout/panel-icon.tsx'
import { deleteAllBatches } from '#app/routes/admin/upload/batch-storage.ts'
import { useCurrentUpload } from '#app/routes/admin/upload/current-upload.ts'
import { adminWords } from '#content/admin.ts'
import { removeAdminAuth } from './client-guard.ts'
import type { action } from './sign-out.ts'

/** A successful sign-out leaves nothing in the browser. */
export function SignOutForm({ className }: { className: string }) {
  const fetcher = useFetcher<typeof action>()
  const sending = Boolean(useCurrentUpload()?.phase)
  const [askedToWait, setAskedToWait] = useState(false)

  const signOut = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return setAskedToWait(true)
    await fetcher.submit(null, { method: 'post', action: href('/admin/sair') })
    // Only a successful sign-out redirects to the login.
    if (location.pathname !== href('/admin/login')) return
    removeAdminAuth()
    deleteAllBatches()
    deleteAllDrafts()
  }

  return (
    <>
      <form method="post" action={href('/admin/sair')} onSubmit={signOut}>
        <button type="submit" className={className}>
          <PanelIcon name="log-out" className="size-5 max-sm:hidden" />
          {adminWords.signOut}
        </button>
      </form>
      <DismissibleMessage message={fetcher.data?.failure} />
      {askedToWait && (
        <MessageDialog message={uploadRunning} onClose={() => setAskedToWait(false)} />
      )}
    </>
  )
}
