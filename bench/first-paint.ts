import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import { startSite } from '../tests/site-process.ts'
import { chromiumOptions } from './chromium.ts'
import { type Figure, median, medianRatio } from './table.ts'

export const title = 'First paint on a phone against the same page with every script removed'

const rounds = 11
const pages = ['/', '/eventos', '/contato']

/** A phone of the middle class on a slow line: Lighthouse's figures. */
const line = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000, offline: false }
const slowness = 4

export async function measure(): Promise<Figure[]> {
  const site = await startSite()
  const whole = await mirror(site.url, (html) => html)
  const bare = await mirror(site.url, (html) => html.replace(/<script\b.*?<\/script>/gs, ''))
  const browser = await chromium.launch(chromiumOptions)
  const figures: Figure[] = []
  for (const path of pages) {
    const [ours, theirs]: [number[], number[]] = [[], []]
    // Once before it counts: the mirrors make their answers then.
    for (const { url } of [whole, bare]) await firstPaint(browser, url + path)
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await firstPaint(browser, whole.url + path))
      theirs.push(await firstPaint(browser, bare.url + path))
    }
    const [here, there] = [median(ours), median(theirs)]
    console.log(`${path}: ${Math.round(here)} ms, without script ${Math.round(there)} ms`)
    figures.push({ what: path, value: medianRatio(ours, theirs), limit: 1.1, unit: 'x' })
  }
  await browser.close()
  whole.close()
  bare.close()
  await site.stop()
  return figures
}

async function firstPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  const page = await context.newPage()
  const phone = await context.newCDPSession(page)
  await phone.send('Network.enable')
  await phone.send('Network.emulateNetworkConditions', line)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  await page.goto(address, { waitUntil: 'load' })
  const painted = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const time = await painted.jsonValue()
  await context.close()
  return time ?? Number.NaN
}

/** The site behind a server that changes its documents; both sides of the comparison stand behind one. */
async function mirror(site: string, change: (html: string) => string) {
  const made = new Map<string, ReturnType<typeof changed>>()
  const server = createServer(async (request, response) => {
    const address = site + request.url
    const answer = made.get(address) ?? changed(address, change)
    made.set(address, answer)
    const { status, headers, body } = await answer
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function changed(address: string, change: (html: string) => string) {
  const answer = await fetch(address)
  const type = answer.headers.get('content-type') ?? ''
  const received = Buffer.from(await answer.arrayBuffer())
  const shown = type.startsWith('text/html') ? Buffer.from(change(received.toString())) : received
  const isText = /^text|javascript|svg|json/.test(type)
  const body = isText ? brotliCompressSync(shown) : shown
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'content-security-policy': answer.headers.get('content-security-policy') ?? '',
    ...(isText ? { 'content-encoding': 'br' } : {}),
  }
  return { status: answer.status, headers, body }
}
