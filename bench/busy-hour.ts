import { slowClient, visitPages } from '../tests/load-clients.ts'
import { watchMemory } from '../tests/process-memory.ts'
import { startBatchSite } from './batch-site.ts'
import type { Figure } from './table.ts'

export const title = 'Load: 50 visitors while 50 photos arrive and 20 clients are slow'

const visitors = 50
const slowClients = 20
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
  await visitPages(site, { visitors, until: elapsed(2) })
  const idle = await visitPages(site, { visitors, until: elapsed(idleSeconds) })

  const slow = Array.from({ length: slowClients }, () => slowClient(site.port))
  const memory = watchMemory(site)
  let batchOver = false
  const batch = site.sendBatch().finally(() => {
    batchOver = true
  })
  const busy = await visitPages(site, { visitors, until: () => batchOver })
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
    { what: 'memory at most', value: peak, limit: 400, unit: 'MB' },
  ]
}

function elapsed(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}

function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}
