import { createHash } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import type { Services } from '#app/context.ts'
import { nonceHeader } from '#app/rendering.ts'
import { formFrameHosts } from '#domain/school/school-links.ts'
import type { RequestVariables } from '#server/http/request-log.ts'
import { isFramed, runsWebAssembly } from '#server/http/route-match.ts'

/**
 * Replaces the nonce of our own inline scripts and styles by their hashes, because a cached page cannot
 * have a nonce. An injected script does not know the nonce, so it gets no hash and does not run.
 */
export const contentSecurityPolicy = (
  imageHosts: readonly string[],
  school: Pick<Services['school'], 'shown'>,
) =>
  createMiddleware<RequestVariables>(async (c, next) => {
    await next()
    const nonce = c.res.headers.get(nonceHeader)
    if (nonce === null) return

    const { html, scripts, styles } = hashInlineParts(await c.res.text(), nonce)
    const headers = new Headers(c.res.headers)
    headers.delete(nonceHeader)
    const frameHosts = formFrameHosts((await school.shown()).facts)
    const route = c.get('route')
    const policy = documentPolicy({
      framed: isFramed(route),
      webAssembly: runsWebAssembly(route),
      ...{ scripts, styles, imageHosts, frameHosts },
    })
    headers.set('content-security-policy', policy)
    const { status } = c.res
    c.res = undefined
    c.res = new Response(html, { status, headers })
  })

function hashInlineParts(rendered: string, nonce: string): HashedDocument {
  const hashesOf = (tag: 'script' | 'style') => {
    const pattern = new RegExp(`<${tag}(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</${tag}>`, 'g')
    const contents = [...rendered.matchAll(pattern)].map(([, content = '']) => content)
    return [...new Set(contents.filter(Boolean).map(hashSource))]
  }
  return {
    html: rendered.replaceAll(` nonce="${nonce}"`, ''),
    scripts: hashesOf('script'),
    styles: hashesOf('style'),
  }
}

type HashedDocument = { html: string; scripts: string[]; styles: string[] }

type PolicyParts = {
  framed: boolean
  webAssembly: boolean
  scripts: readonly string[]
  styles: readonly string[]
  imageHosts: readonly string[]
  frameHosts: readonly string[]
}

function documentPolicy(parts: PolicyParts): string {
  const { framed, webAssembly, scripts, styles, imageHosts, frameHosts } = parts
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(webAssembly ? ["'wasm-unsafe-eval'"] : []), ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...imageHosts].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src 'self' https://www.google.com ${frameHosts.join(' ')}`.trim(),
    // The form 'Quero começar' is redirected to the chat, which redirects once more.
    "form-action 'self' https://wa.me https://api.whatsapp.com",
    "base-uri 'none'",
    `frame-ancestors '${framed ? 'self' : 'none'}'`,
  ].join('; ')
}

function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
