import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { median, medianRatio } from '#bench/statistics.ts'
import { atLeast, type Figure } from '#bench/table.ts'
import { findWrk, type Load, warmUp } from '#bench/wrk.ts'
import { ensurePrograms } from '#scripts/setup/programs.mjs'
import { startNginx } from '#tests/proxies/proxies.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title =
  'Pages a second, one process, brotli, against nginx with the same bytes and headers'

const rounds = 20
const paths = ['/', '/eventos']

type StoredPage = { path: string; headers: [string, string][]; body: Buffer }

export async function measure(): Promise<Figure[]> {
  await ensurePrograms(['nginx', 'wrk'])
  const load = findWrk()
  const site = await startSite()
  try {
    const pages = await Promise.all(paths.map((path) => fetchPage(site.url, path)))
    const nginx = await startNginx((folder, port) => nginxSettings(folder, port, pages))
    try {
      const figures: Figure[] = []
      for (const path of paths) figures.push(await compare(path, { load, site, nginx }))
      return figures
    } finally {
      await nginx.stop()
    }
  } finally {
    await site.stop()
  }
}

type Contest = { load: Load; site: { url: string }; nginx: { url: string } }

async function compare(path: string, { load, site, nginx }: Contest): Promise<Figure> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(site.url + path))
    theirs.push(await load(nginx.url + path))
  }
  const [here, there] = [median(ours), median(theirs)].map(Math.round)
  console.log(`${path}: ${here} a second, nginx ${there}`)
  return atLeast(0.3, 'x', `${path} against nginx`, medianRatio(ours, theirs))
}

/** `tcp_nopush on` would delay responses on a loopback connection and give nginx too low a figure. */
function nginxSettings(folder: string, port: number, pages: StoredPage[]): string {
  mkdirSync(join(folder, 'files'))
  const locations = pages.map(({ path, headers, body }, number) => {
    writeFileSync(join(folder, 'files', String(number)), body)
    const lines = headers.map(
      ([name, value]) => `add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}";`,
    )
    return `location = ${path} { try_files /${number} =404; ${lines.join(' ')} }`
  })
  return `etag off; types {} default_type text/html;
    sendfile on; tcp_nopush off; open_file_cache max=100; keepalive_requests 10000000;
    server { listen 127.0.0.1:${port}; root ${folder}/files; ${locations.join('\n')} }`
}

/** As it is sent; the headers that every server writes itself are left to nginx. */
async function fetchPage(site: string, path: string): Promise<StoredPage> {
  await warmUp(site + path)
  const response = await compressedResponse(site + path)
  const serverHeaders = ['content-length', 'date', 'connection', 'keep-alive', 'content-type']
  const headers = Object.entries(response.headers)
    .filter(([name]) => !serverHeaders.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)])
  return { path, headers, body: Buffer.concat(await response.toArray()) }
}

/** fetch would decompress it. */
async function compressedResponse(url: string): Promise<IncomingMessage> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}
