import { Suspense, useRef } from 'react'
import { Outlet, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { chat } from '#content/chat.ts'
import { layoutWords } from '#content/layout.ts'
import { ChatFloat } from './chat-float.tsx'
import { ChatPopup } from './chat-popup.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { PendingPage, usePendingMessage } from './pending-page.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { usePrefetchVisibleLinks } from './use-prefetch-visible-links.ts'

/** Notice, header, floating chat button, delayed chat popup and footer around every public page. */
export default function SiteLayout() {
  const main = useRef<HTMLElement>(null)
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const pending = usePendingMessage()
  useHeadingFocus(main)
  usePrefetchVisibleLinks()

  return (
    <>
      <a href="#conteudo" className="skip-link button bg-sun text-ink">
        {layoutWords.skip}
      </a>
      {root?.notice && <NoticeBar key={root.notice.text} notice={root.notice} />}
      <Header />
      <main id="conteudo" ref={main} tabIndex={-1} data-pending={pending !== null || undefined}>
        {pending && <PendingPage message={pending} />}
        <Outlet />
      </main>
      {/* So that a fault in the footer leaves the error page standing. */}
      <Suspense>
        <Footer year={root?.today.slice(0, 4) ?? ''} openingHours={root?.openingHours ?? []} />
      </Suspense>
      <aside aria-label={chat.region}>
        <ChatFloat />
        <ChatPopup />
      </aside>
    </>
  )
}
