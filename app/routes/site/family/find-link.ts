import { href, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { clientIpContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { familyPage } from '#content/family.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { isStoreFault } from '#domain/store-fault.ts'

export function findLink(token: string, context: Readonly<RouterContextProvider>) {
  return orStoreFault(context.get(servicesContext).guardedEvents.byToken(token), context)
}

/** Middleware, because a link that leads nowhere should not cost a rendered page each time. */
export const refuseGuesses: MiddlewareFunction<Response> = async ({ params, context }, next) => {
  const { familyLinkLimit, now, clock } = context.get(servicesContext)
  const found = await findLink(params.token ?? '', context)
  if (isStoreFault(found)) return next()
  if (found && isPublic(found.event, clock.now())) {
    return redirect(href('/galeria-evento/:id', { id: found.event.id }))
  }
  if (!found && familyLinkLimit(context.get(clientIpContext), now().getTime())) {
    return new Response(familyPage.tooMany, { status: 429, headers: { 'retry-after': '60' } })
  }
  return next()
}
