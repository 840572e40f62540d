import type { IncomingMessage, RequestListener } from 'node:http'
import type { Env } from './env.ts'
import { answerFrom, type KeptPage } from './kept-page.ts'
import type { Log } from './log.ts'
import { pageAddress } from './page-addresses.ts'
import type { PageCache } from './page-cache.ts'
import { clientAddress, since } from './request-log.ts'
import { sendReady } from './send-ready.ts'

/**
 * The short way: a page that is ready is written at once, straight to node:http, with the headers
 * and the log line that it would have got on the long way, but for the request's number: nothing
 * can go wrong here that a visitor would have to report. Everything else goes on to `next`.
 */
export function keptPages(
  pages: PageCache,
  { env, log }: { env: Env; log: Log },
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const started = performance.now()
    const page = readyPage(pages, request)
    if (!page) return next(request, response)

    const answer = answerFrom(page, askedBy(request))
    sendReady(request, response, answer)

    const { method = '', url = '', socket } = request
    const forwarded = request.headers['x-forwarded-for'] as string | undefined
    const address = clientAddress(socket.remoteAddress, forwarded, env.trustedProxies)
    const path = url.split('?', 1)[0] ?? ''
    log.visit({ method, path, status: answer.status, ms: since(started), address })
  }
}

function readyPage(pages: PageCache, { method, url = '' }: IncomingMessage): KeptPage | undefined {
  if (method !== 'GET' && method !== 'HEAD') return
  // Most visitors ask in the very words under which the page is kept.
  const page = pages.ready(url)
  if (page || !url.includes('?')) return page
  const address = pageAddress(url)
  return address === null ? undefined : pages.ready(address)
}

function askedBy({ headers }: IncomingMessage) {
  return {
    acceptEncoding: headers['accept-encoding'] as string | undefined,
    ifNoneMatch: headers['if-none-match'],
  }
}
