import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { createGallery } from '#bench/gallery-data.ts'
import { median, medianRatio } from '#bench/statistics.ts'
import { atLeast, type Figure } from '#bench/table.ts'
import { findWrk, type Load, warmUp } from '#bench/wrk.ts'
import { ensurePrograms } from '#scripts/setup/programs.mjs'
import { startNginx } from '#tests/proxies/proxies.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title =
  'Pages and photos a second, one process, brotli, against nginx with the same bytes and headers'

const rounds = 20
const pages = ['/', '/eventos']

type StoredResponse = { path: string; headers: [string, string][]; type: string; body: Buffer }

export async function measure(): Promise<Figure[]> {
  await ensurePrograms(['nginx', 'wrk'])
  const { dataDir, photoPath } = await createGallery({ width: 1600, height: 1200 }, 1)
  return [
    ...(await contest(
      {},
      pages.map((path) => ({ path, what: path, limit: 0.3 })),
    )),
    // Each request checks who may see the photo, and reads its file.
    ...(await contest({ DATA_DIR: dataDir }, [
      { path: photoPath, what: 'a photo of 800 px', limit: 0.06 },
    ])),
  ]
}

type Contestant = { path: string; what: string; limit: number }

async function contest(env: Record<string, string>, list: Contestant[]): Promise<Figure[]> {
  const load = findWrk()
  const site = await startSite(env)
  try {
    const responses = await Promise.all(list.map(({ path }) => fetchOnce(site.url, path)))
    const nginx = await startNginx((folder, port) => nginxSettings(folder, port, responses))
    try {
      const figures: Figure[] = []
      for (const one of list) figures.push(await compare(one, { load, site, nginx }))
      return figures
    } finally {
      await nginx.stop()
    }
  } finally {
    await site.stop()
  }
}

type Servers = { load: Load; site: { url: string }; nginx: { url: string } }

async function compare({ path, what, limit }: Contestant, { load, site, nginx }: Servers) {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await load(site.url + path))
    theirs.push(await load(nginx.url + path))
  }
  const [here, there] = [median(ours), median(theirs)].map(Math.round)
  console.log(`${what}: ${here} a second, nginx ${there}`)
  return atLeast(limit, 'x', `${what} against nginx`, medianRatio(ours, theirs))
}

/** `tcp_nopush on` would delay responses on a loopback connection and give nginx too low a figure. */
function nginxSettings(folder: string, port: number, responses: StoredResponse[]): string {
  mkdirSync(join(folder, 'files'))
  const locations = responses.map(({ path, headers, type, body }, number) => {
    writeFileSync(join(folder, 'files', String(number)), body)
    const lines = headers.map(
      ([name, value]) => `add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}";`,
    )
    return `location = ${path} { default_type "${type}"; try_files /${number} =404; ${lines.join(' ')} }`
  })
  return `etag off; types {}
    sendfile on; tcp_nopush off; open_file_cache max=100; keepalive_requests 10000000;
    server { listen 127.0.0.1:${port}; root ${folder}/files; ${locations.join('\n')} }`
}

/** The response as it is sent, without the headers that every server writes itself: nginx adds its own. */
async function fetchOnce(site: string, path: string): Promise<StoredResponse> {
  await warmUp(site + path)
  const response = await compressedResponse(site + path)
  const serverHeaders = [
    ...['content-length', 'date', 'connection', 'keep-alive', 'content-type'],
    ...['accept-ranges', 'last-modified'],
  ]
  const headers = Object.entries(response.headers)
    .filter(([name]) => !serverHeaders.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)])
  const type = response.headers['content-type'] ?? ''
  return { path, headers, type, body: Buffer.concat(await response.toArray()) }
}

/** Not fetch, which would decompress it. */
async function compressedResponse(url: string): Promise<IncomingMessage> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}
