import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { withoutSchool as words } from '#content/layout.ts'
import { isStoreFault } from '#domain/store-fault.ts'
import type { CurrentSchool } from '#server/school/current-school.ts'
import type { RequestVariables } from './request-log.ts'

const refreshSeconds = 15
const style =
  'body{font:1.25rem/1.5 system-ui,sans-serif;color-scheme:light dark;max-width:32rem;margin:20vh auto;padding:0 1.5rem}h1{font-size:1.75rem;line-height:1.2}'
const styleHash = createHash('sha256').update(style).digest('base64')

/** It names no school, loads nothing, and reloads automatically. */
const pageWith = (text: string) => `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${refreshSeconds}">
<title>${words.title}</title>
<style>${style}</style>
<h1>${words.title}</h1>
<p>${text}</p>
</html>
`

const headers = {
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/**
 * Until the school's own words were read once, no page is shown: it would have the name and telephone of nobody. A new
 * data folder has no school, and starts with the defaults.
 */
export function requireSchool(school: Pick<CurrentSchool, 'shown'>) {
  return createMiddleware<RequestVariables>(async (c, next) => {
    try {
      await school.shown()
    } catch (fault) {
      if (!isStoreFault(fault)) throw fault
      // Only the admin sees the reason.
      const isAdmin = c.get('route')?.path.startsWith('/admin')
      return c.html(pageWith(isAdmin ? fault.message : words.text), 503, headers)
    }
    await next()
  })
}
