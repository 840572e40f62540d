import { LogOut, ExternalLink as NewTab } from 'lucide-react'
import { Form, href, useRouteLoaderData } from 'react-router'
import { adminWords } from '#content/admin.ts'
import { Logo } from '../../ui/logo.tsx'
import { removeAdminAuth } from './client-guard.ts'
import type { loader as guardLoader } from './guard.tsx'
import { deleteAllBatches } from './photos/batch-storage.ts'

const item =
  'inline-flex min-h-11 items-center gap-2 rounded-small px-3 font-semibold hover:bg-well'

function clearBrowserData() {
  removeAdminAuth()
  deleteAllBatches()
}

export function AdminHeader() {
  const email = useRouteLoaderData<typeof guardLoader>('routes/admin/guard')?.email ?? ''
  return (
    <header className="border-line border-b bg-surface">
      <div className="frame grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-3 sm:flex">
        <Logo />
        <Form
          method="post"
          action={href('/admin/sair')}
          onSubmit={clearBrowserData}
          className="-mr-3 sm:order-last"
        >
          <button type="submit" className={item}>
            <LogOut aria-hidden="true" className="size-5" />
            {adminWords.signOut}
          </button>
        </Form>
        <p className="break-all text-small text-soft sm:flex-1">{adminWords.welcome(email)}</p>
        <a href="/eventos" target="_blank" rel="noopener" className={`${item} -mr-3 sm:mr-0`}>
          <NewTab aria-hidden="true" className="size-5" />
          {adminWords.toSite}
        </a>
      </div>
    </header>
  )
}
