import { createMiddleware } from 'hono/factory'
import type { Services } from '#app/context.ts'
import { readCookie } from '#app/routes/admin/session/session-cookie.ts'
import { drainUpload } from './drain-upload.ts'
import { formBodyLimit } from './form-body-limit.ts'

/** Of an event, or of a slot of the site, which the router's script sends to an address of its own. */
const uploadPaths = /\/fotos\/envio$|^\/admin\/escola\/imagens\/[^/]+$/

/** Photos are counted while they stream in (see the upload route); everything else is a small form. */
export function bodyLimit({ admin, siteUrl, now }: Pick<Services, 'admin' | 'siteUrl' | 'now'>) {
  const upload = drainUpload(async (request) => {
    const cookie = readCookie('browser', request, siteUrl)
    // A store that does not answer must not keep its fault from the admin.
    return admin.knownBrowser(cookie, now()).then(Boolean, () => true)
  })
  return createMiddleware((c, next) =>
    uploadPaths.test(c.req.path) ? upload(c, next) : formBodyLimit(c, next),
  )
}
