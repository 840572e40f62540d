import type { RouterContextProvider } from 'react-router'
import type { Viewer } from '#domain/events/guarded-events.ts'
import { servicesContext } from './context.ts'
import { readFamilyCookie } from './family-cookie.ts'
import { readCookie } from './session-cookie.ts'

/** Who is requesting something guarded. If the session store is down, nobody counts as signed in. */
export async function viewerOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Viewer> {
  const { admin, siteUrl } = context.get(servicesContext)
  const session = readCookie('session', request, siteUrl)
  return {
    token: readFamilyCookie(request, siteUrl),
    isAdmin: await admin.isSignedIn(session).catch(() => false),
  }
}
