import { href, Link, useLocation } from 'react-router'
import type { SessionView } from '#app/routes/admin/session/guard.tsx'
import { SignOutForm } from '#app/routes/admin/session/sign-out-form.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { adminWords } from '#content/admin.ts'
import { Navigation } from './navigation.tsx'
import { PanelIcon } from './panel-icon.tsx'
import { publicPageOf } from './public-page.ts'

const item =
  'inline-flex min-h-11 items-center gap-2 rounded-small px-3 font-semibold hover:bg-well'

export function PanelHeader({ session }: { session: SessionView | null }) {
  const { pathname } = useLocation()
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <div className="frame flex flex-wrap items-center gap-x-4 pt-2 sm:pt-3">
        <Logo className="flex-1 basis-36 sm:flex-none sm:basis-auto" />
        <div className="-mr-3 ml-auto flex items-center sm:order-last">
          <a href={publicPageOf(pathname)} target="_blank" rel="noopener" className={item}>
            <PanelIcon name="external-link" className="size-5 max-sm:hidden" />
            {adminWords.toSite}
          </a>
          <SignOutForm className={item} />
        </div>
        <div className="flex w-full items-center justify-between gap-4 sm:contents">
          <p className="break-all text-small text-soft sm:flex-1 sm:basis-48">
            {session && adminWords.welcome(session.name || session.email)}
          </p>
          <Link
            to={href('/admin/conta')}
            aria-current={pathname.startsWith(href('/admin/conta')) ? 'page' : undefined}
            className={`${item} -mr-3 aria-[current]:text-accent sm:mr-0`}
          >
            <PanelIcon name="user-round" className="size-5 max-sm:hidden" />
            {adminWords.account}
          </Link>
        </div>
      </div>
      <Navigation />
    </header>
  )
}
