import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { SiteProcess } from './site-process.ts'

const pages = ['/', '/cursos', '/about', '/teste-nivel', '/eventos', '/contato', '/privacidade']

/** How long each request took, in milliseconds, and how many were not answered with their page. */
export type Visits = { times: number[]; failed: number }

type Crowd = {
  visitors: number
  until: () => boolean
  /** How long each looks at a page; without it they ask as fast as they are answered. */
  lookMs?: number
}

/** Each visitor asks for one page after the other over one connection. */
export async function visit(
  site: Pick<SiteProcess, 'port'>,
  { visitors, until, lookMs = 0 }: Crowd,
): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0 }
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let step = visitor; !until(); step += 1) {
        const started = performance.now()
        const status = await ask(site.port, pages[step % pages.length] ?? '/', agent)
        visits.times.push(performance.now() - started)
        if (status !== 200) visits.failed += 1
        if (lookMs > 0) await pause(lookMs)
      }
      agent.destroy()
    }),
  )
  return visits
}

function ask(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'accept-encoding': 'br' }
    get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(0))
    }).on('error', () => resolve(0))
  })
}

/** A client that sends a letter of its request now and then; shown the door, it comes again. */
export function dawdle(port: number): { end(): void } {
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
