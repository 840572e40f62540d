import { href } from 'react-router'
import { AdminHeader } from '#app/routes/admin/admin-header.tsx'
import type { Notice } from '#app/routes/admin/notice.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { adminWords } from '#content/admin.ts'
import { RetryPanel } from './retry-panel.tsx'

/** In place of a page whose event could not be loaded. */
export function FailedPage({ notice }: { notice: Notice }) {
  return (
    <>
      <AdminHeader />
      <main className="frame py-8 md:py-12">
        <BackLink to={href('/admin')}>{adminWords.back}</BackLink>
        <h1 className="mt-4 text-heading">{adminWords.area}</h1>
        <RetryPanel notice={notice} />
      </main>
    </>
  )
}
