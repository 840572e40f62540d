import { LogOut, ExternalLink as NewTab } from 'lucide-react'
import { Form, href } from 'react-router'
import { adminWords } from '#content/admin.ts'
import { Logo } from '../../ui/logo.tsx'
import { dropAllBatches } from './photos/kept-batch.ts'
import { removeNote } from './screen-guard.ts'

const item =
  'inline-flex min-h-11 items-center gap-2 rounded-small px-3 font-semibold hover:bg-well'

function leave() {
  removeNote()
  dropAllBatches()
}

/** Who is signed in, the way to the site, and the way out. */
export function AdminHeader({ email }: { email: string }) {
  return (
    <header className="border-line border-b bg-surface">
      <div className="frame flex flex-wrap items-center justify-between gap-x-6 py-3">
        <Logo />
        <p className="order-last w-full break-all text-small text-soft sm:order-none sm:w-auto sm:flex-1">
          {adminWords.welcome(email)}
        </p>
        <div className="-mr-3 flex items-center gap-1">
          <a href="/eventos" target="_blank" rel="noopener" className={item}>
            <NewTab aria-hidden="true" className="size-5" />
            <span className="sr-only sm:not-sr-only">{adminWords.toSite}</span>
          </a>
          <Form method="post" action={href('/admin/sair')} onSubmit={leave}>
            <button type="submit" className={item}>
              <LogOut aria-hidden="true" className="size-5" />
              {adminWords.signOut}
            </button>
          </Form>
        </div>
      </div>
    </header>
  )
}
