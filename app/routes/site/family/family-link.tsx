import { data, href, redirect } from 'react-router'
import { clientIpContext, servicesContext } from '#app/context.ts'
import { familyCookie } from '#app/family-cookie.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { pageTitle } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { familyPage } from '#content/family.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/family-link'
import { FamilyUnavailable } from './family-unavailable.tsx'

export const handle: RouteHandle = { guarded: true, secretPath: true }

/**
 * The token leaves the address bar for a cookie of that gallery, so that a picture of the screen or a referrer
 * carries nothing. Here, because a link that leads nowhere should not cost a rendered page each time.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ params, context }, next) => {
    const { guardedEvents, familyLinkLimit, siteUrl, now, clock } = context.get(servicesContext)
    const { token = '' } = params
    const found = await orStoreFault(guardedEvents.byToken(token), context)
    if (isStoreFault(found)) return next()
    if (found) {
      const { id } = found.event
      if (isPublic(found.event, clock.now())) return redirect(href('/galeria-evento/:id', { id }))
      const maxAge = Math.floor((Date.parse(found.endsAt) - now().getTime()) / 1000)
      const headers = { 'set-cookie': familyCookie(id, token, { siteUrl, maxAge }) }
      return redirect(href('/familias/galeria/:id', { id }), { status: 303, headers })
    }
    if (familyLinkLimit(context.get(clientIpContext), now().getTime())) {
      return new Response(familyPage.tooMany, { status: 429, headers: { 'retry-after': '60' } })
    }
    return next()
  },
]

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(familyPage.missing.title, matches) }]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { guardedEvents } = context.get(servicesContext)
  const found = await orStoreFault(guardedEvents.byToken(params.token), context)
  const failed = isStoreFault(found)
  return data({ failed }, { status: failed ? 503 : 404 })
}

export default function FamilyLink({ loaderData }: Route.ComponentProps) {
  return (
    <div className="frame pt-8 pb-24">
      <FamilyUnavailable failed={loaderData.failed} />
    </div>
  )
}
