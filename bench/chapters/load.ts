import { measurePageFloods } from '#bench/floods/page-floods.ts'
import { measureSignInFloods } from '#bench/floods/sign-in-floods.ts'
import { percentile } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import { startUploadSite, type UploadSite } from '#bench/upload-site.ts'
import { slowClient, type Visits, visitPages } from '#tests/http-clients/load-clients.ts'
import { watchMemory } from '#tests/running-site/process-memory.ts'

export const title = 'Load: 50 visitors, an upload of 50 photos and 20 slow clients at once; floods'

const visitors = 50
const slowClients = 20
const idleSeconds = 8

export async function measure(): Promise<Figure[]> {
  return [
    ...(await measureUpload()),
    ...(await measurePageFloods()),
    ...(await measureSignInFloods()),
  ]
}

async function measureUpload(): Promise<Figure[]> {
  const site = await startUploadSite()
  try {
    return await measureSite(site)
  } finally {
    await site.stop()
  }
}

async function measureSite(site: UploadSite): Promise<Figure[]> {
  await visitPages(site, { visitors, until: elapsed(2) })
  const idle = await visitPages(site, { visitors, until: elapsed(idleSeconds) })

  const slow = Array.from({ length: slowClients }, () => slowClient(site.port))
  const memory = watchMemory(site)
  let peak = 0
  const loaded = await visitDuringUpload(site).finally(() => {
    peak = memory.end()
    for (const client of slow) client.end()
  })

  const idleP99 = percentile(idle.times, 99)
  return [
    { what: `failed of ${loaded.times.length} requests`, value: loaded.failed, limit: 0, unit: '' },
    {
      what: `p99 of all pages against idle (${Math.round(idleP99)} ms)`,
      value: percentile(loaded.times, 99) / idleP99,
      limit: 5,
      unit: 'x',
    },
    { what: 'peak of resident memory', value: peak, limit: 400, unit: 'MB' },
  ]
}

async function visitDuringUpload(site: UploadSite): Promise<Visits> {
  let uploaded = false
  const batch = site.uploadBatch().finally(() => {
    uploaded = true
  })
  const [visits] = await Promise.all([visitPages(site, { visitors, until: () => uploaded }), batch])
  return visits
}

function elapsed(seconds: number): () => boolean {
  const end = performance.now() + seconds * 1000
  return () => performance.now() > end
}
