import { type FormEvent, useState } from 'react'
import { href, Link, useFetcher, useOutletContext } from 'react-router'
import { uploadRunning } from '#app/routes/admin/dialogs/dialog-message.ts'
import { DismissibleMessage } from '#app/routes/admin/dialogs/dismissible-message.tsx'
import { MessageDialog } from '#app/routes/admin/dialogs/message-dialog.tsx'
import { deleteAllDrafts } from '#app/routes/admin/forms/use-draft.ts'
import { deleteAllBatches } from '#app/routes/admin/photos/batch-storage.ts'
import { useCurrentUpload } from '#app/routes/admin/photos/current-upload.ts'
import { removeAdminAuth } from '#app/routes/admin/session/client-guard.ts'
import type { SessionView } from '#app/routes/admin/session/guard.tsx'
import type { action } from '#app/routes/admin/session/sign-out.ts'
import { Logo } from '#app/ui/logo.tsx'
import { adminWords } from '#content/admin.ts'
import { PanelIcon } from './panel-icon.tsx'

const item =
  'inline-flex min-h-11 items-center gap-2 rounded-small px-3 font-semibold hover:bg-well'

function clearBrowserData() {
  removeAdminAuth()
  deleteAllBatches()
  deleteAllDrafts()
}

export function AdminHeader() {
  const session = useOutletContext<SessionView | null>()
  const fetcher = useFetcher<typeof action>()
  const sending = Boolean(useCurrentUpload()?.phase)
  const [askedToWait, setAskedToWait] = useState(false)

  const signOut = async (event: FormEvent) => {
    event.preventDefault()
    if (sending) return setAskedToWait(true)
    await fetcher.submit(null, { method: 'post', action: href('/admin/sair') })
    // A successful sign-out leads here.
    if (location.pathname === href('/admin/login')) clearBrowserData()
  }

  return (
    <header className="border-line border-b bg-surface">
      <div className="frame grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 sm:flex">
        <Logo />
        <form
          method="post"
          action={href('/admin/sair')}
          onSubmit={signOut}
          className="-mr-3 sm:order-last"
        >
          <button type="submit" className={item}>
            <PanelIcon name="log-out" className="size-5" />
            {adminWords.signOut}
          </button>
        </form>
        <p className="col-span-2 break-all text-small text-soft sm:flex-1">
          {session && adminWords.welcome(session.name || session.email)}
        </p>
        <p className="col-span-2 -mx-3 flex justify-between sm:mx-0 sm:gap-4">
          <Link to={href('/admin/conta')} className={item}>
            <PanelIcon name="user-round" className="size-5" />
            {adminWords.account}
          </Link>
          <a href="/eventos" target="_blank" rel="noopener" className={item}>
            <PanelIcon name="external-link" className="size-5" />
            {adminWords.toSite}
          </a>
        </p>
      </div>
      <DismissibleMessage message={fetcher.data?.failure} />
      {askedToWait && (
        <MessageDialog message={uploadRunning} onClose={() => setAskedToWait(false)} />
      )}
    </header>
  )
}
