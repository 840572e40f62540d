import { useState } from 'react'
import { Outlet, redirect, useMatches } from 'react-router'
import { adminContext, type Services, servicesContext } from '#app/context.ts'
import { orStoreFault } from '#app/or-store-fault.ts'
import type { RouteHandle } from '#app/route-handle.ts'
import { uploadFailed } from '#app/routes/admin/dialogs/dialog-message.ts'
import { PanelHeader } from '#app/routes/admin/layout/panel-header.tsx'
import { acceptsJson, type UploadAnswer } from '#app/routes/admin/upload/upload-answer.ts'
import { UploadStatus } from '#app/routes/admin/upload/upload-status.tsx'
import { readCookie } from '#app/session-cookie.ts'
import { adminWords } from '#content/admin.ts'
import { signedInAdmin } from '#domain/admin/session.ts'
import { isStoreFault, type StoreFault } from '#domain/store-fault.ts'
import type { Route } from './+types/guard'
import { useClientGuard } from './client-guard.ts'
import { sessionFaultContext } from './current-admin.ts'
import { loginPath } from './login-path.ts'

/** Guards every loader, action and `.data` request of the routes below. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    const services = context.get(servicesContext)
    const { admin, siteUrl, now } = services
    const token = readCookie('session', request, siteUrl)
    const signedIn = await orStoreFault(signedInAdmin(token, admin, now()), context)
    if (isStoreFault(signedIn)) {
      if (acceptsJson(request)) {
        const fault: UploadAnswer = { fault: uploadFailed(signedIn.message).text }
        throw Response.json(fault, { status: 503 })
      }
      context.set(sessionFaultContext, signedIn)
      context.set(servicesContext, withoutStores(services, signedIn))
      return next()
    }
    if (!signedIn) {
      throw acceptsJson(request)
        ? new Response(null, { status: 401 })
        : redirect(loginPath(url.pathname))
    }
    context.set(adminContext, signedIn)
    return next()
  },
]

/** While the session store is down, a route gets what every page shows, and every other call fails. */
function withoutStores(services: Services, fault: StoreFault): Services {
  const { siteUrl, imageHosts, now, clock, photoUrls, school } = services
  const fail = () => Promise.reject(fault)
  const port: object = new Proxy(fail, {
    get: (_, name) => (name === 'by' ? () => port : name === 'bin' ? port : fail),
  })
  const shown: Partial<Services> = {
    ...{ siteUrl, imageHosts, now, photoUrls },
    clock: { ...clock, confirm: fail },
    school: { ...school, latest: fail, save: fail },
  }
  return new Proxy(shown as Services, { get: (kept, name: keyof Services) => kept[name] ?? port })
}

/** `sentAt` is the server's time, as `startedAt` is. */
export type SessionView = {
  name: string
  email: string
  startedAt: number
  sentAt: number
  version: string
  runs: { since: string; before: string | null }
}

/** Null if the session store is down. */
export function loader({ context }: Route.LoaderArgs): SessionView | null {
  const signedIn = context.get(adminContext)
  if (!signedIn) return null
  const { now, version, runs } = context.get(servicesContext)
  const { name, email, startedAt } = signedIn
  return { name, email, startedAt, sentAt: now().getTime(), version, runs }
}

export default function Guard({ loaderData }: Route.ComponentProps) {
  // While the site or its store is unavailable, keep the last known session.
  const [session, setSession] = useState(loaderData)
  if (loaderData && 'email' in loaderData && loaderData !== session) setSession(loaderData)
  useClientGuard(session)
  const fillsScreen = useMatches().some(({ handle }) => (handle as RouteHandle)?.fillsScreen)
  return (
    <>
      {!fillsScreen && <PanelHeader session={session} />}
      <Outlet />
      {!fillsScreen && session && (
        <footer className="frame pb-6 text-small text-soft print:hidden">
          {adminWords.version(session.version, session.runs)}
        </footer>
      )}
      <UploadStatus />
    </>
  )
}
