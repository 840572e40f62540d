import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import type { SiteProcess } from '../tests/site-process.ts'
import { startBatchSite } from './batch-site.ts'
import type { Figure } from './table.ts'

export const title = 'Load: 50 visitors while 50 photos arrive and 20 clients dawdle'

const pages = ['/', '/cursos', '/about', '/teste-nivel', '/eventos', '/contato', '/privacidade']
const visitors = 50
const dawdlers = 20
const idleSeconds = 8

type BatchSite = Awaited<ReturnType<typeof startBatchSite>>

/** The same 50 visitors against an otherwise idle site, and against one with everything at once. */
export async function measure(): Promise<Figure[]> {
  const site = await startBatchSite()
  try {
    return await measureAt(site)
  } finally {
    await site.stop()
  }
}

async function measureAt(site: BatchSite): Promise<Figure[]> {
  await visit(site, { until: elapsed(2) })
  const idle = await visit(site, { until: elapsed(idleSeconds) })

  const slow = Array.from({ length: dawdlers }, () => dawdle(site.port))
  const memory = watchMemory(site.child.pid ?? 0)
  let batchOver = false
  const batch = site.sendBatch().finally(() => {
    batchOver = true
  })
  const busy = await visit(site, { until: () => batchOver })
  await batch
  const peak = memory.end()
  for (const client of slow) client.end()

  return [
    { what: `failed of ${busy.times.length} requests`, value: busy.failed, limit: 0, unit: '' },
    {
      what: `p99 of all pages against idle (${Math.round(p99(idle.times))} ms)`,
      value: p99(busy.times) / p99(idle.times),
      limit: 5,
      unit: 'x',
    },
    { what: 'memory at most', value: peak / 1024 ** 2, limit: 400, unit: 'MB' },
  ]
}

type Visits = { times: number[]; failed: number }

/** Each visitor asks for one page after the other over one connection. */
async function visit(site: SiteProcess, { until }: { until: () => boolean }): Promise<Visits> {
  const visits: Visits = { times: [], failed: 0 }
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (let step = visitor; !until(); step += 1) {
        const started = performance.now()
        const status = await ask(site.port, pages[step % pages.length] ?? '/', agent)
        visits.times.push(performance.now() - started)
        if (status !== 200) visits.failed += 1
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
function dawdle(port: number): { end(): void } {
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

/** The largest resident size of a process, looked at ten times a second. */
function watchMemory(pid: number): { end(): number } {
  let peak = 0
  const look = () => {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1])
    peak = Math.max(peak, pages * 4096)
  }
  const looks = setInterval(look, 100)
  return {
    end: () => {
      clearInterval(looks)
      return peak
    },
  }
}

function elapsed(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}

function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
