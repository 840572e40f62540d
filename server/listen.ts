import { createServer, type RequestListener } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Env } from './env.ts'
import { inTurn } from './in-turn.ts'
import { keptPages } from './kept-pages.ts'
import { type Log, tellOperator } from './log.ts'
import type { Site } from './site.ts'

/** What the site answers; the rest (TRACE, CONNECT, WebDAV) is refused before it becomes a request. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

const stopLimitMs = 9_000

/** Opens the socket and closes it decently: requests in flight finish, then the process ends. */
export async function listen(site: Site, { env, log }: { env: Env; log: Log }): Promise<void> {
  const answer = refuseOddMethods(getRequestListener(site.fetch, { overrideGlobalObjects: false }))
  const server = createServer(
    { maxHeaderSize: 16 * 1024, optimizeEmptyRequests: true },
    inTurn(keptPages(site.pages, { env, log }, answer)),
  )

  // A batch of photos from a phone on a bad line may take minutes; headers never do.
  server.requestTimeout = 10 * 60_000
  server.headersTimeout = 15_000
  // Of any silence, between two requests too: a timer of its own for that would be set twice a request.
  server.timeout = 60_000
  server.keepAliveTimeout = 0

  server.once('error', (error: NodeJS.ErrnoException) => {
    tellOperator(`Não foi possível iniciar: ${listenFault(error, env)}`)
    process.exit(1)
  })

  server.listen(env.port, env.host, () => {
    log.info({ host: env.host, port: env.port }, 'listening')
    tellOperator(`Site no ar em ${env.siteUrl}`)
  })

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), stopLimitMs).unref()
    server.close(async () => {
      await site.close()
      log.info('stopped')
      process.exit(0)
    })
    server.closeIdleConnections()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

function refuseOddMethods(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (methods.has(request.method ?? '')) return answer(request, response)
    response.writeHead(405, { allow: 'GET, HEAD, OPTIONS', 'content-length': 0 }).end()
  }
}

function listenFault(error: NodeJS.ErrnoException, { host, port }: Env): string {
  if (error.code === 'EADDRINUSE') return `a porta ${port} já está em uso. Escolha outra com PORT.`
  if (error.code === 'EACCES') return `sem permissão para usar a porta ${port}.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} não é um endereço desta máquina.`
  }
  return error.message
}
