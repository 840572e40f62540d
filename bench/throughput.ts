import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { startSite } from '../tests/site-process.ts'
import { answersASecond, settle } from './load.ts'
import { type Figure, median, medianRatio } from './table.ts'
import { openYardstick, type StoredPage } from './yardstick.ts'

export const title = 'Pages a second, one process, brotli'

const rounds = 20
const seconds = 0.5
const pages = ['/', '/eventos']

/** The site and the yardstick serve the same bytes with the same headers, asked in turn. */
export async function measure(): Promise<Figure[]> {
  const site = await startSite()
  const stored = await Promise.all(pages.map((path) => settledPage(site.url, path)))
  const yardstick = await openYardstick(stored)
  const figures: Figure[] = []
  for (const path of pages) {
    const ours: number[] = []
    const theirs: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await answersASecond(site.port, path, seconds))
      theirs.push(await answersASecond(yardstick.port, path, seconds))
    }
    const [here, there] = [median(ours), median(theirs)]
    console.log(`${path}: ${Math.round(here)} a second, ${yardstick.name} ${Math.round(there)}`)
    figures.push({
      what: `${path} against ${yardstick.name}`,
      value: medianRatio(ours, theirs),
      limit: 0.5,
      unit: 'x',
      atLeast: true,
    })
  }
  await yardstick.stop()
  await site.stop()
  return figures
}

/** A page as it goes over the wire once it was compressed at full strength. */
async function settledPage(site: string, path: string): Promise<StoredPage> {
  await settle(site + path)
  const { headers, body } = await bytesOf(site + path)
  const own = ['content-length', 'date', 'connection', 'keep-alive', 'content-type']
  const kept = Object.entries(headers).filter(([name]) => !own.includes(name))
  return { path, headers: kept.map(([name, value]) => [name, String(value)]), body }
}

/** fetch would unpack them. */
async function bytesOf(address: string) {
  const [answer] = (await once(
    get(address, { headers: { 'accept-encoding': 'br' } }),
    'response',
  )) as [IncomingMessage]
  return { headers: answer.headers, body: Buffer.concat(await answer.toArray()) }
}
