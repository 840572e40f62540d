import { Outlet, redirect } from 'react-router'
import { signedInAdmin } from '#domain/admin/signed-in.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { adminContext, servicesContext } from '../../context.ts'
import { orStoreFault } from '../../or-store-fault.ts'
import type { Route } from './+types/guard'
import { useClientGuard } from './client-guard.ts'
import { loginPath } from './login-path.ts'
import { loadFailure, uploadFailed } from './notice.ts'
import { acceptsNdjson, ndjsonResponse } from './photos/upload-stream.ts'
import { readCookie } from './session-cookie.ts'

/** Every loader, action and `.data` request of the routes below passes here. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    const { admin, siteUrl, now } = context.get(servicesContext)
    const token = readCookie('session', request, siteUrl)
    const signedIn = await orStoreFault(signedInAdmin(token, admin, now()), context)
    if (isStoreFault(signedIn)) {
      throw acceptsNdjson(request)
        ? ndjsonResponse({ fault: uploadFailed(signedIn.message).text }, 503)
        : loadFailure(signedIn)
    }
    if (!signedIn) {
      throw acceptsNdjson(request)
        ? new Response(null, { status: 401 })
        : redirect(loginPath(url.pathname))
    }
    context.set(adminContext, signedIn)
    return next()
  },
]

export function loader({ context }: Route.LoaderArgs) {
  const { email, startedAt } = context.get(adminContext)
  return { email, startedAt }
}

export default function Guard({ loaderData }: Route.ComponentProps) {
  useClientGuard(loaderData)
  return <Outlet />
}
