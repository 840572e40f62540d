import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Env } from './env.ts'
import { gracefulShutdown } from './http/graceful-shutdown.ts'
import { limitPipelining } from './http/pipelining-limit.ts'
import { redirectOtherHosts } from './http/redirect-other-hosts.ts'
import { refuseInvalidRequests } from './http/valid-request.ts'
import { type Log, tellOperator } from './log.ts'
import type { Site } from './site.ts'

const minute = 60_000

/** Resolves when the socket is open. On SIGTERM, requests in flight finish, then the process exits. */
export function listen(site: Site, { env, log }: { env: Env; log: Log }): Promise<void> {
  const shutdown = gracefulShutdown()
  const app = getRequestListener(site.fetch, { overrideGlobalObjects: false })
  const pages = redirectOtherHosts({ ...env, log }, site.pageCache.listener(app))
  const server = createServer(
    { maxHeaderSize: 16 * 1024, optimizeEmptyRequests: true },
    shutdown.track(limitPipelining(refuseInvalidRequests(pages))),
  )

  // A batch of photos over a slow connection may take minutes; headers never do.
  server.requestTimeout = 10 * minute
  server.headersTimeout = 15_000
  // One timeout for all idle time: a separate keep-alive timer would be set twice per request.
  server.timeout = minute
  server.keepAliveTimeout = 0

  server.once('error', (error: NodeJS.ErrnoException) => {
    tellOperator(`Não foi possível iniciar: ${listenError(error, env)}`)
    process.exit(1)
  })

  const shutDown = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await shutdown.close(server)
    await site.close()
    log.info('stopped')
    process.exit(0)
  }
  process.once('SIGTERM', shutDown)
  process.once('SIGINT', shutDown)

  return new Promise((resolve) => {
    const { listenFd, port, host } = env
    server.listen(listenFd === undefined ? { port, host } : { fd: listenFd }, () => {
      log.info(listenFd === undefined ? { host, port } : { listenFd }, 'listening')
      log.flush()
      // What a person needs comes last, so that it is in sight on a terminal: the first password, and the address.
      for (const sentence of site.news) tellOperator(sentence)
      tellOperator(`Site no ar em ${env.siteUrl}`)
      resolve()
    })
  })
}

function listenError(error: NodeJS.ErrnoException, { host, port }: Env): string {
  if (error.code === 'EADDRINUSE') return `a porta ${port} já está em uso. Escolha outra com PORT.`
  if (error.code === 'EACCES') return `sem permissão para usar a porta ${port}.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} não é um endereço desta máquina.`
  }
  return error.message
}
