import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import { chromiumOptions } from '#bench/chromium.ts'
import { median, medianRatio } from '#bench/statistics.ts'
import type { Figure } from '#bench/table.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title = 'First paint on a phone against the same page with every script removed'

const rounds = 11
const paths = ['/', '/eventos', '/contato']

// Lighthouse's mid-range phone on slow 4G.
const network = {
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
  offline: false,
}
const cpuSlowdown = 4

/** Both sides stand behind a proxy, so that only the scripts differ. */
export async function measure(): Promise<Figure[]> {
  const site = await startSite()
  const withScripts = await startProxy(site.url, (html) => html)
  const withoutScripts = await startProxy(site.url, removeScripts)
  const browser = await chromium.launch(chromiumOptions)
  try {
    const figures: Figure[] = []
    for (const path of paths) {
      const ours: number[] = []
      const theirs: number[] = []
      for (const { url } of [withScripts, withoutScripts]) await firstPaint(browser, url + path)
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await firstPaint(browser, withScripts.url + path))
        theirs.push(await firstPaint(browser, withoutScripts.url + path))
      }
      const [here, there] = [median(ours), median(theirs)].map(Math.round)
      console.log(`${path}: ${here} ms, without script ${there} ms`)
      figures.push({ what: path, value: medianRatio(ours, theirs), limit: 1.15, unit: 'x' })
    }
    return figures
  } finally {
    await browser.close()
    withScripts.close()
    withoutScripts.close()
    await site.stop()
  }
}

async function firstPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(url, { waitUntil: 'load' })
  const paint = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  const time = await paint.jsonValue()
  await context.close()
  return time ?? Number.NaN
}

function removeScripts(html: string): string {
  return html.replace(/<script\b.*?<\/script>/gs, '')
}

async function startProxy(site: string, rewrite: (html: string) => string) {
  const cache = new Map<string, ReturnType<typeof fetchRewritten>>()
  const server = createServer(async (request, response) => {
    const url = site + request.url
    const cached = cache.get(url) ?? fetchRewritten(url, rewrite)
    cache.set(url, cached)
    const { status, headers, body } = await cached
    response.writeHead(status, headers).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

async function fetchRewritten(url: string, rewrite: (html: string) => string) {
  const response = await fetch(url)
  const type = response.headers.get('content-type') ?? ''
  const received = Buffer.from(await response.arrayBuffer())
  const content = type.startsWith('text/html')
    ? Buffer.from(rewrite(received.toString()))
    : received
  const isText = /^text|javascript|svg|json/.test(type)
  const body = isText ? brotliCompressSync(content) : content
  const headers = {
    'content-type': type,
    'content-length': body.length,
    'content-security-policy': response.headers.get('content-security-policy') ?? '',
    ...(isText ? { 'content-encoding': 'br' } : {}),
  }
  return { status: response.status, headers, body }
}
