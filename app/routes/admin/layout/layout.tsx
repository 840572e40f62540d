import { isRouteErrorResponse, Link, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { pageTitle } from '#app/page-meta.ts'
import type { DialogMessage } from '#app/routes/admin/dialogs/dialog-message.ts'
import { unreachableAsFailure } from '#app/routes/admin/faults/unreachable.ts'
import styles from '#app/styles/admin.css?url'
import { ButtonLink, buttonClass } from '#app/ui/button.tsx'
import { RouterLink } from '#app/ui/site-link.tsx'
import { adminWords } from '#content/admin.ts'
import { errorWords } from '#content/layout.ts'
import type { Route } from './+types/layout'
import { EarlyPresses } from './early-presses.tsx'
import { useFocusOnHash } from './use-focus-on-hash.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(adminWords.area, matches) },
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}

export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => {
    const response = await next()
    response.headers.set('cache-control', 'no-store')
    response.headers.set('x-robots-tag', 'noindex, nofollow')
    return response
  },
]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  (_, next) => unreachableAsFailure(next),
]

export default function AdminLayout() {
  useFocusOnHash()
  return (
    <RouterLink value={Link}>
      <EarlyPresses />
      <Outlet />
      <ScrollRestoration />
    </RouterLink>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const message = isRouteErrorResponse(error) ? (error.data as Partial<DialogMessage> | null) : null
  const { pathname } = useLocation()
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="bubble w-full max-w-xl border border-line bg-surface p-8" role="alert">
        <h1 className="text-title">{message?.title ?? errorWords.title}</h1>
        <p className="mt-4 text-soft">{message?.text ?? errorWords.text}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <a href={pathname} className={buttonClass()}>
            {adminWords.retry}
          </a>
          <ButtonLink to="/" variant="secondary">
            {adminWords.toSite}
          </ButtonLink>
        </p>
      </div>
    </main>
  )
}
