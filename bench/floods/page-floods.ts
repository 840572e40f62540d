import { setTimeout as pause } from 'node:timers/promises'
import { type LoadClient, openLoadClient } from '#bench/load-client/load-client.ts'
import { warmUp } from '#bench/load-client/warm-up.ts'
import { median, percentile } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import { type SiteProcess, startSite } from '#tests/running-site/site-process.ts'
import { visitEvents } from './new-visitors.ts'

const paths = ['/nao-existe', '/EVENTOS', '/%65ventos', '/admin/login']
const connections = 50
const seconds = 12

/** How long /eventos takes for new visitors while others flood an address that is no cached page. */
export async function measurePageFloods(): Promise<Figure[]> {
  const client = await openLoadClient()
  const site = await startSite()
  try {
    await warmUp(`${site.url}/eventos`)
    const figures: Figure[] = []
    for (const path of paths) figures.push(...(await measureFlood(path, client, site)))
    return figures
  } finally {
    await site.stop()
  }
}

async function measureFlood(
  path: string,
  client: LoadClient,
  { url, port }: SiteProcess,
): Promise<Figure[]> {
  const flood = client.run(url + path, seconds, { connections, anyAnswer: true })
  await pause(500)
  const [times, { requestsPerSecond }] = await Promise.all([visitEvents(port, flood), flood])
  const rate = Math.round(requestsPerSecond)
  console.log(`${path}: ${rate} requests a second by ${client.name}, ${times.length} visits`)
  const what = `/eventos for new visitors, ${connections} connections on ${path}`
  return [
    { what: `${what}: median`, value: median(times), limit: 100, unit: 'ms' },
    { what: `${what}: p99`, value: percentile(times, 99), limit: 500, unit: 'ms' },
  ]
}
