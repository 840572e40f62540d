import { Suspense } from 'react'
import { Outlet, useMatches, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import type { RouteHandle } from '#app/route-handle.ts'
import afterFirstPaint from '#app/styles/after-first-paint.css?url'
import { useSchool } from '#app/use-school.ts'
import { chat } from '#content/chat.ts'
import { layoutWords } from '#content/layout.ts'
import { chatLink } from '#domain/school/school-links.ts'
import { ChatFloat } from './chat-float.tsx'
import { ChatPopup } from './chat-popup.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { PendingPages } from './pending-page.tsx'
import { PrefetchedPages, PrefetchOnTouch } from './prefetched-pages.tsx'

export const handle: RouteHandle = { document: true }

/**
 * Notice, header, floating chat button, footer, and the chat popup, which needs a WhatsApp number and is not on
 * family pages or in previews.
 */
export default function SiteLayout() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const school = useSchool()
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined)
  const isGuarded = handles.some((handle) => handle?.guarded)
  const hasPopup = school.whatsapp && !isGuarded && !root?.isPreview

  return (
    <>
      <a href="#conteudo" className="skip-link button bg-sun text-ink">
        {layoutWords.skip}
      </a>
      {root?.notice && <NoticeBar notice={root.notice} />}
      <Header />
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      {/* So that an error in the footer does not remove the error page too. */}
      <Suspense>
        <Footer year={root?.today.slice(0, 4) ?? ''} openingHours={root?.openingHours ?? []} />
      </Suspense>
      <aside aria-label={chat.region}>
        <ChatFloat />
        {hasPopup && <ChatPopup chatUrl={chatLink(school, chat.greeting)} />}
      </aside>
      {root?.isPreview && (
        <p role="note" className="preview-bar">
          {layoutWords.preview}
        </p>
      )}
      <PendingPages />
      <PrefetchedPages paths={['/', ...handles.flatMap((handle) => handle?.next ?? [])]} />
      <PrefetchOnTouch />
      <link rel="stylesheet" href={afterFirstPaint} />
    </>
  )
}
