import { href, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { clientIpContext, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import { familyPage } from '#content/family.ts'
import { familyTokenIn } from '#domain/events/family-link.ts'
import { isPublic } from '#domain/events/visibility.ts'
import { isStoreFault } from '#domain/store-fault.ts'

/** `path`: the token, and what a chat app may have added. */
export function findLink(path: string, context: Readonly<RouterContextProvider>) {
  const { guardedEvents } = context.get(servicesContext)
  return orStoreFault(guardedEvents.byToken(familyTokenIn(path)), context)
}

/** Middleware, because an invalid link should not cost a rendered page each time. */
export const refuseGuesses: MiddlewareFunction<Response> = async ({ params, context }, next) => {
  const { familyLinkLimit, now, clock } = context.get(servicesContext)
  const found = await findLink(params.token ?? '', context)
  if (isStoreFault(found)) return next()
  if (found && isPublic(found.event, clock.publicNow())) {
    return redirect(href('/galeria-evento/:id', { id: found.event.id }))
  }
  if (!found && familyLinkLimit(context.get(clientIpContext), now().getTime())) {
    const page = `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>${familyPage.missing.title}</title><p>${familyPage.tooMany}</p></html>`
    const headers = { 'content-type': 'text/html; charset=utf-8', 'retry-after': '60' }
    return new Response(page, { status: 429, headers })
  }
  return next()
}
