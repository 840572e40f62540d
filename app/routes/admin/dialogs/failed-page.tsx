import { href } from 'react-router'
import { AdminHeader } from '#app/routes/admin/layout/admin-header.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { adminWords } from '#content/admin.ts'
import type { DialogMessage } from './dialog-message.ts'
import { RetryPanel } from './retry-panel.tsx'

/** Shown instead of a page whose data could not be loaded. */
export function FailedPage({ message }: { message: DialogMessage }) {
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin')}>{adminWords.back}</BackLink>
        <h1 className="mt-4 text-heading">{adminWords.area}</h1>
        <RetryPanel message={message} />
      </main>
    </>
  )
}
