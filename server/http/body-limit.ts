import { createMiddleware } from 'hono/factory'
import type { Services } from '#app/context.ts'
import { readCookie } from '#app/session-cookie.ts'
import { drainUpload } from './drain-upload.ts'
import { formBodyLimit } from './form-body-limit.ts'
import type { RequestVariables } from './request-log.ts'

/** An upload is counted by its route while it streams in; everything else is a small form. */
export function bodyLimit({ admin, siteUrl, now }: Pick<Services, 'admin' | 'siteUrl' | 'now'>) {
  const upload = drainUpload(async (request) => {
    const cookie = readCookie('browser', request, siteUrl)
    // If the store is unavailable, let the request through so that the admin sees the store's fault.
    return admin.knownBrowser(cookie, now()).then(Boolean, () => true)
  })
  return createMiddleware<RequestVariables>((c, next) =>
    c.get('route')?.handle.upload ? upload(c, next) : formBodyLimit(c, next),
  )
}
