import { data, href, redirect } from 'react-router'
import { servicesContext } from '#app/context.ts'
import { familyCookie } from '#app/family-cookie.ts'
import { pageTitle } from '#app/page-meta.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { familyPage } from '#content/family.ts'
import { familyTokenIn } from '#domain/events/family-link.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/open-link'
import { FamilyUnavailable } from './family-unavailable.tsx'
import { findLink, refuseGuesses } from './find-link.ts'

export const handle: RouteHandle = { guarded: true, secretPath: true }

export const middleware: Route.MiddlewareFunction[] = [refuseGuesses]

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(familyPage.missing.title, matches) }]
}

/** Moves the token to a cookie of that gallery, so that neither a screenshot nor a referrer contains it. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const found = await findLink(token, context)
  if (isStoreFault(found)) return data({ failed: true }, { status: 503 })
  if (!found) return data({ failed: false }, { status: 404 })
  const { siteUrl, now } = context.get(servicesContext)
  const { id } = found.event
  const maxAge = Math.floor((Date.parse(found.endsAt) - now().getTime()) / 1000)
  const headers = { 'set-cookie': familyCookie(id, familyTokenIn(token), { siteUrl, maxAge }) }
  throw redirect(href('/familias/galeria/:id', { id }), { status: 303, headers })
}

export default function OpenLink({ loaderData }: Route.ComponentProps) {
  return <FamilyUnavailable failed={loaderData.failed} words={familyPage.missing} />
}
