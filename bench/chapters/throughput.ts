import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { type LoadClient, openLoadClient } from '#bench/load-client/load-client.ts'
import { warmUp } from '#bench/load-client/warm-up.ts'
import { type PageServer, type StoredPage, startPageServer } from '#bench/peers/page-server.ts'
import { median, medianRatio } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title = 'Pages a second, one process, brotli'

const rounds = 20
const secondsARound = 1
const paths = ['/', '/eventos']

export async function measure(): Promise<Figure[]> {
  const client = await openLoadClient()
  const site = await startSite()
  try {
    const peer = await startPageServer(
      await Promise.all(paths.map((path) => fetchPage(site.url, path))),
    )
    try {
      const figures: Figure[] = []
      for (const path of paths) figures.push(await compare(path, { client, site, peer }))
      return figures
    } finally {
      await peer.stop()
    }
  } finally {
    await site.stop()
  }
}

type Contest = { client: LoadClient; site: { url: string }; peer: PageServer }

async function compare(path: string, { client, site, peer }: Contest): Promise<Figure> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push((await client.run(site.url + path, secondsARound)).requestsPerSecond)
    theirs.push((await client.run(peer.url + path, secondsARound)).requestsPerSecond)
  }
  const [here, there] = [median(ours), median(theirs)].map(Math.round)
  console.log(`${path}: ${here} a second, ${peer.name} ${there}, by ${client.name}`)
  return {
    what: `${path} against ${peer.name}, by ${client.name}`,
    value: medianRatio(ours, theirs),
    limit: 0.3,
    unit: 'x',
    atLeast: true,
  }
}

/** As it goes over the wire; the headers that every server writes itself are left to the peer. */
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
