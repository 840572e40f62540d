import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { createMiddleware } from 'hono/factory'
import { hashedFiles } from './not-routed.ts'
import type { RequestVariables } from './request-log.ts'

const cwd = import.meta.dirname
const clientBuild = fromHere('../client')

/** A worker has the policy of its own response. Its file's name says that it runs WebAssembly. */
const webAssemblyWorker = /\.wasm-worker-[\w-]+\.js$/
const webAssemblyPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"

/** Other builds and releases beside this one: pages opened before the swap request their files. */
const otherBuilds = ['../../../builds/*/client', '../../../../releases/*/build/client']

export function staticFiles() {
  const folders = new Set([clientBuild, ...globSync(otherBuilds, { cwd }).map(fromHere)])
  const servers = [...folders].map((root) =>
    serveStatic({ root, precompressed: true, rewriteRequestPath: withoutRetry }),
  )

  return createMiddleware<RequestVariables>(async (c, next) => {
    if (hasOtherUnit(c.req.header('range'))) c.req.raw = withoutRange(c.req.raw)
    let response: Response | undefined
    for (const serve of servers) response ??= (await serve(c, async () => {})) ?? undefined
    // A page from a deleted build may request a file that is gone too.
    if (!response) return next()
    const isHashed = c.req.path.startsWith(hashedFiles)
    const maxAge = isHashed ? '31536000, immutable' : '86400'
    response.headers.set('cache-control', `public, max-age=${maxAge}`)
    response.headers.set('x-content-type-options', 'nosniff')
    if (isHashed) response.headers.delete('last-modified')
    if (isHashed && webAssemblyWorker.test(c.req.path)) {
      response.headers.set('content-security-policy', webAssemblyPolicy)
    }
    c.set('sharedResponse', true)
    return response
  })
}

/** A browser that remembers a script as lost asks for it under another URL (app/islands/entry.ts). */
function withoutRetry(path: string): string {
  return path.replace(/^\/assets\/retry-\d+\//, hashedFiles)
}

function fromHere(path: string): string {
  return resolve(cwd, path)
}

/** Ranges are in bytes; RFC 9110 says to ignore other units. */
function hasOtherUnit(range: string | undefined): boolean {
  return range !== undefined && !/^bytes=\d*-\d*$/.test(range)
}

function withoutRange(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('range')
  return new Request(request.url, { method: request.method, headers })
}
