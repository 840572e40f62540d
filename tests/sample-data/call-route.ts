import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import {
  adminContext,
  clientIpContext,
  logChangeContext,
  logErrorContext,
  requestIdContext,
  type Services,
  servicesContext,
  sitemapContext,
} from '#app/context.ts'
import type { SignedInAdmin } from '#domain/admin/session.ts'

export const siteUrl = 'http://localhost:3000'

type Call = {
  path?: string
  params?: Record<string, string>
  cookie?: string
  /** The fields of a submitted form. */
  form?: Record<string, string>
  /** Set by the guard. */
  admin?: SignedInAdmin
}

/** Calls the loader or action of a route with these services, without a server. */
export async function callRoute(
  handler: unknown,
  services: object,
  { path = '/', params = {}, cookie = '', form, admin }: Call = {},
): Promise<Response> {
  const request = new Request(siteUrl + path, {
    headers: { cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const context = contextWith(services)
  if (admin) context.set(adminContext, admin)
  const call = handler as (args: object) => Promise<unknown>
  try {
    return responseOf(await call({ request, params, context, url: new URL(request.url) }))
  } catch (thrown) {
    if (thrown instanceof Response) return thrown
    throw thrown
  }
}

export function contextWith(services: object): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(servicesContext, { siteUrl, ...services } as Services)
  context.set(logErrorContext, () => {})
  context.set(logChangeContext, () => {})
  context.set(requestIdContext, randomUUID())
  context.set(clientIpContext, '198.51.100.7')
  context.set(sitemapContext, [{ path: '/galeria-evento/:id', sitemap: 'events' }])
  return context
}

/** A route returns a response, data with a status, or data. */
function responseOf(result: unknown): Response {
  if (result instanceof Response) return result
  const { data, init } = (result ?? {}) as { data?: unknown; init?: ResponseInit }
  return Response.json(init ? data : (result ?? null), init ?? {})
}
