import { Agent } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProcess } from '#tests/running-site/site-process.ts'
import { browserRequest, rawRequest } from './raw-request.ts'
import { publicPages } from './site-routes.ts'

/** How long each request took, in milliseconds, and how many were not answered with their page. */
export type Visits = { times: number[]; failed: number }

type Load = {
  visitors: number
  until: () => boolean
  paths?: string[]
  /** How long each looks at a page; without it they send requests as fast as responses arrive. */
  lookMs?: number
  /** The site restarts meanwhile and closes idle connections. Otherwise a lost connection is a failure. */
  restarts?: boolean
}

/** Each visitor requests one page after the other over one connection. */
export async function visitPages(
  { port }: Pick<SiteProcess, 'port'>,
  { visitors, until, paths = publicPages, lookMs = 0, restarts = false }: Load,
): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0 }
  const headers = { 'accept-encoding': 'br' }
  const send = restarts ? browserRequest : rawRequest
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let step = visitor; !until(); step += 1) {
        const path = paths[step % paths.length] ?? '/'
        const started = performance.now()
        const answer = await send(port, { path, headers, agent }).catch(() => null)
        visits.times.push(performance.now() - started)
        if (answer?.status !== 200) visits.failed += 1
        if (lookMs > 0) await pause(lookMs)
      }
      agent.destroy()
    }),
  )
  return visits
}

/** A client that sends one character of its request now and then, and reconnects when it is disconnected. */
export function slowClient(port: number): { end(): void } {
  let client = connect(port, '127.0.0.1')
  let ended = false
  const begin = () => {
    client.on('error', () => {})
    client.on('close', () => {
      if (ended) return
      client = connect(port, '127.0.0.1')
      begin()
    })
    client.write('GET / HTTP/1.1\r\nHost: x\r\nX-Devagar: ')
  }
  begin()
  const letters = setInterval(() => client.write('a'), 500)
  return {
    end: () => {
      ended = true
      clearInterval(letters)
      client.destroy()
    },
  }
}
