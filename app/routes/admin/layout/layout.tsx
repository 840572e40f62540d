import { Link, Outlet, ScrollRestoration } from 'react-router'
import { pageTitle } from '#app/page-meta.ts'
import { unreachableAsFault } from '#app/routes/admin/faults/unreachable.ts'
import { endSavedDraft } from '#app/routes/admin/forms/end-saved-draft.ts'
import styles from '#app/styles/admin.css?url'
import { RouterLink } from '#app/ui/site-link.tsx'
import { adminWords } from '#content/admin.ts'
import type { Route } from './+types/layout'
import { EarlyPresses } from './early-presses.tsx'
import { useFocusOnHash } from './use-focus-on-hash.ts'
import { useOwnPolicy } from './use-own-policy.ts'

export { ErrorBoundary } from '#app/routes/admin/faults/error-boundary.tsx'

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
  ({ request }, next) => unreachableAsFault(request, next),
  ({ request }, next) => endSavedDraft(request, next),
]

export default function AdminLayout() {
  useFocusOnHash()
  useOwnPolicy()
  return (
    <RouterLink value={Link}>
      <EarlyPresses />
      <Outlet />
      <ScrollRestoration />
    </RouterLink>
  )
}
