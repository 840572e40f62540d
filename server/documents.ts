import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { renderMarkHeader } from '#app/rendering.ts'
import { documentPolicy } from './security.ts'

/**
 * From what React wrote to what the visitor receives: the inline scripts and styles that carry
 * this rendering's secret mark are named in the policy by their hash, and the mark is taken out.
 * A script that got into the page any other way does not know the mark and stays dead.
 */
export const documents = createMiddleware(async (c, next) => {
  await next()
  const mark = c.res.headers.get(renderMarkHeader)
  if (mark === null) return

  const { html, scripts, styles } = sealDocument(await c.res.text(), mark)
  const headers = new Headers(c.res.headers)
  headers.delete(renderMarkHeader)
  headers.set('content-security-policy', documentPolicy({ scripts, styles }))
  const { status } = c.res
  c.res = undefined
  c.res = new Response(html, { status, headers })
})

export function sealDocument(rendered: string, mark: string) {
  const inline = (tag: 'script' | 'style') =>
    [
      ...rendered.matchAll(
        new RegExp(`<${tag}(?=[^>]* nonce="${mark}")[^>]*>([^]*?)</${tag}>`, 'g'),
      ),
    ]
      .map(([, content]) => content ?? '')
      .filter((content) => content !== '')
      .map(hashSource)

  return {
    html: rendered.replaceAll(` nonce="${mark}"`, ''),
    scripts: [...new Set(inline('script'))],
    styles: [...new Set(inline('style'))],
  }
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
