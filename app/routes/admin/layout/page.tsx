import type { ReactNode } from 'react'
import { FlashMessage } from '#app/routes/admin/dialogs/flash-message.tsx'
import { BackLink } from '#app/ui/back-link.tsx'
import { unbroken } from '#app/ui/unbroken.tsx'

type PageProps = {
  title: string
  /** Beside the title: how many there are. */
  status?: string
  lead?: string
  back?: { to: string; label: string }
  narrow?: boolean
  children: ReactNode
}

/** A page of the admin area, with the message of the redirect that led to it. */
export function Page({ title, status, lead, back, narrow = false, children }: PageProps) {
  return (
    <>
      <main className={`frame py-8 md:py-12 ${narrow ? 'max-w-3xl' : ''}`}>
        {back && (
          <p className="mb-4">
            <BackLink to={back.to}>{back.label}</BackLink>
          </p>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h1 id="titulo" tabIndex={-1} className="min-w-0 break-words text-heading">
            {unbroken(title)}
          </h1>
          {status && (
            <p role="status" className="text-lead text-soft">
              {status}
            </p>
          )}
        </div>
        {lead && <p className="mt-3 max-w-3xl text-lead text-soft">{lead}</p>}
        {children}
      </main>
      <FlashMessage returnFocusTo="titulo" />
    </>
  )
}
