import { createServer, type RequestListener, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Env } from './env.ts'
import { gracefulShutdown } from './http/graceful-shutdown.ts'
import { limitPipelining } from './http/pipelining-limit.ts'
import { redirectOtherHosts } from './http/redirect-other-hosts.ts'
import { refuseInvalidRequests } from './http/valid-request.ts'
import { type Log, tellOperator } from './log.ts'
import type { Site } from './site.ts'

const minute = 60_000

export type OpenSocket = {
  server: Server
  /** Also answers the requests that arrived before this call. */
  answerWith: (listener: RequestListener) => Promise<void>
}

/**
 * Binds the port, or exits the process if that fails. A socket from systemd is already open: connections wait in it
 * until the site is ready, so that a failed start loses none.
 */
export async function openSocket(env: Env, log: Log): Promise<OpenSocket> {
  const server = createServer({ maxHeaderSize: 16 * 1024, optimizeEmptyRequests: true })
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

  const { listenFd, port, host } = env
  const open = (where: { port: number; host: string } | { fd: number }) =>
    new Promise<void>((resolve) => {
      server.listen(where, () => {
        log.info(where, 'listening')
        resolve()
      })
    })

  const early: Parameters<RequestListener>[] = []
  const hold: RequestListener = (...request) => early.push(request)
  server.on('request', hold)
  if (listenFd === undefined) await open({ port, host })

  const answerWith = async (listener: RequestListener) => {
    server.off('request', hold).on('request', listener)
    for (const request of early.splice(0)) listener(...request)
    if (listenFd !== undefined) await open({ fd: listenFd })
  }
  return { server, answerWith }
}

/** On SIGTERM, requests in flight finish, then the process exits. */
export async function serve(
  site: Site,
  { server, answerWith }: OpenSocket,
  { env, log }: { env: Env; log: Log },
): Promise<void> {
  const shutdown = gracefulShutdown()
  const app = getRequestListener(site.fetch, { overrideGlobalObjects: false })
  const fromCache = site.pageCache.listener((request, response) => void app(request, response))
  const pages = redirectOtherHosts({ ...env, log }, fromCache)

  const shutDown = async (signal: string) => {
    log.info({ signal }, 'stopping')
    await shutdown.close(server)
    await site.close()
    log.info('stopped')
    process.exit(0)
  }
  const stopFailed = (err: unknown) => {
    log.error({ err }, 'stop failed')
    process.exit(1)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.once(signal, () => void shutDown(signal).catch(stopFailed))
  }

  await answerWith(shutdown.track(limitPipelining(refuseInvalidRequests(pages))))
}

export function listenError(error: NodeJS.ErrnoException, { host, port }: Env): string {
  if (error.code === 'EADDRINUSE') return `a porta ${port} já está em uso. Escolha outra com PORT.`
  if (error.code === 'EACCES') return `sem permissão para usar a porta ${port}.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} não é um endereço desta máquina.`
  }
  return error.message
}
