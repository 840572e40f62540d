import { data, href } from 'react-router'
import { logoCardOf } from '#app/brand-view.ts'
import { servicesContext } from '#app/context.ts'
import { pageTitle, siteOf } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { familyPage } from '#content/family.ts'
import { familyTokenIn } from '#domain/events/family-link.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/family-link'
import { familyHead } from './family-head.ts'
import { FamilyUnavailable } from './family-unavailable.tsx'
import { findLink, refuseGuesses } from './find-link.ts'

export const handle: RouteHandle = { guarded: true, secretPath: true }

export const middleware: Route.MiddlewareFunction[] = [refuseGuesses]

/**
 * Everyone gets the same page: previews read its head, and browsers are redirected at once. Without a delay, the
 * redirect replaces the history entry, so that the token is neither in the history nor in the address bar.
 */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData?.kind !== 'found') return [{ title: pageTitle(familyPage.missing.title, matches) }]
  const { shareCard, next } = loaderData
  return [
    { title: pageTitle(familyPage.title, matches) },
    ...familyHead({ ...siteOf(matches), shareCard }),
    { httpEquiv: 'refresh', content: `0;url=${next}` },
  ]
}

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await findLink(token, context)
  if (isStoreFault(found)) return data({ kind: 'failed' as const }, { status: 503 })
  if (!found) return data({ kind: 'missing' as const }, { status: 404 })
  const { school, photoUrls } = context.get(servicesContext)
  const { facts, pictures } = await school.shown()
  return {
    kind: 'found' as const,
    shareCard: logoCardOf(pictures, facts.name, photoUrls.site),
    next: href('/familias/:token/abrir', { token: familyTokenIn(token) }),
  }
}

export default function FamilyLink({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind !== 'found') {
    return <FamilyUnavailable failed={loaderData.kind === 'failed'} words={familyPage.missing} />
  }
  return (
    <div className="frame grid justify-items-start gap-6 pt-16 pb-24">
      <h1 tabIndex={-1} className="text-display">
        {familyPage.title}
      </h1>
      <p className="text-lead text-soft">{familyPage.opening}</p>
      <a href={loaderData.next} className={buttonClass('primary')}>
        <Icon name="images" className="size-5" />
        {familyPage.open}
      </a>
    </div>
  )
}
