import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { renderMarkHeader } from '#app/rendering.ts'
import { deferScripts } from './deferred-scripts.ts'
import { documentPolicy } from './security.ts'

/**
 * From what React wrote to what the visitor receives: the inline scripts and styles that carry
 * this rendering's secret mark are named in the policy by their hash, and the mark is taken out.
 * A script that got into the page any other way does not know the mark and stays dead.
 */
export const documents = (pictureHosts: readonly string[]) =>
  createMiddleware(async (c, next) => {
    await next()
    const mark = c.res.headers.get(renderMarkHeader)
    if (mark === null) return

    const rendered = await c.res.text()
    const isAdmin = /^\/admin(\/|$)/i.test(c.req.path)
    const { html, scripts, styles } = sealDocument(isAdmin ? rendered : forVisitors(rendered), mark)
    const headers = new Headers(c.res.headers)
    headers.delete(renderMarkHeader)
    const policy = documentPolicy({ path: c.req.path, scripts, styles, pictureHosts })
    headers.set('content-security-policy', policy)
    const { status } = c.res
    c.res = undefined
    c.res = new Response(html, { status, headers })
  })

/** Visitors get the router's map without the admin area: see scripts/site-manifest.ts. */
function forVisitors(rendered: string): string {
  if (!import.meta.env.PROD) return rendered
  return rendered.replaceAll(/\/assets\/manifest-([0-9a-f]{8}\.js)/g, '/assets/manifest-site-$1')
}

export function sealDocument(rendered: string, mark: string) {
  const sources = (tag: 'script' | 'style') =>
    [
      ...rendered.matchAll(
        new RegExp(`<${tag}(?=[^>]* nonce="${mark}")[^>]*>([^]*?)</${tag}>`, 'g'),
      ),
    ]
      .map(([, content]) => content ?? '')
      .filter((content) => content !== '')

  const unmarked = rendered.replaceAll(` nonce="${mark}"`, '')
  // The development server's own scripts must run at once.
  const { html, starter } = import.meta.env.PROD
    ? deferScripts(unmarked)
    : { html: unmarked, starter: '' }
  return {
    html,
    scripts: [...new Set([...sources('script'), starter].map(hashSource))],
    styles: [...new Set(sources('style').map(hashSource))],
  }
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
