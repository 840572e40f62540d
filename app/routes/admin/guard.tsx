import { Outlet, redirect } from 'react-router'
import { signedInAdmin } from '#domain/admin/signed-in.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import { adminContext, logErrorContext, servicesContext } from '../../context.ts'
import type { Route } from './+types/guard'
import { loginPath } from './login-path.ts'
import { notLoaded } from './not-loaded.ts'
import { uploadFailed } from './notice.ts'
import type { UploadLine } from './photos/upload-line.ts'
import { useScreenGuard } from './screen-guard.ts'
import { readCookie } from './session-cookie.ts'

/** One guard for all: every loader, action and `.data` address below it is reached through here. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, url, context }, next) => {
    const { admin, siteUrl, now } = context.get(servicesContext)
    const token = readCookie('session', request, siteUrl)
    const found = await signedInAdmin(token, admin, now())
      .catch(inLinesWhereAsked(request, context))
      .catch(notLoaded(context))
    if (!found) throw signInFirst(request, url)
    context.set(adminContext, found)
    return next()
  },
]

export function loader({ context }: Route.LoaderArgs) {
  const { email, startedAt } = context.get(adminContext)
  return { email, startedAt }
}

export default function Guard({ loaderData }: Route.ComponentProps) {
  useScreenGuard(loaderData)
  return <Outlet />
}

/** A page leads to the login; an upload, which a script sends, is told so that it can wait. */
function signInFirst(request: Request, url: URL): Response {
  return asksInLines(request)
    ? new Response(null, { status: 401 })
    : redirect(loginPath(url.pathname))
}

function asksInLines(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/x-ndjson') ?? false
}

/** An upload is told of the store's fault in the lines that it reads. */
function inLinesWhereAsked(request: Request, context: Route.LoaderArgs['context']) {
  return (fault: unknown): never => {
    if (!isStoreFault(fault) || !asksInLines(request)) throw fault
    context.get(logErrorContext)(fault)
    throw toldInLines(fault.message)
  }
}

function toldInLines(sentence: string): Response {
  const line: UploadLine = { fault: uploadFailed(sentence).text }
  return new Response(`${JSON.stringify(line)}\n`, {
    status: 503,
    headers: { 'content-type': 'application/x-ndjson' },
  })
}
