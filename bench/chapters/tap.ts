import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '#bench/chromium.ts'
import { createGallery } from '#bench/gallery-data.ts'
import { measureNextPaints } from '#bench/next-paint.ts'
import { cpuSlowdown, openSlowPhone } from '#bench/slow-phone.ts'
import { median } from '#bench/statistics.ts'
import { atMost, type Figure } from '#bench/table.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title = `From a tap to the heading of the next page on a slow phone (processor slowed down ${cpuSlowdown} times), after 8 s of reading, median of 5; from a press to the next paint`

const rounds = 5
const readingMs = 8000

type Tap = { from: string; to: string }

export async function measure(): Promise<Figure[]> {
  const gallery = await createGallery({ width: 1200, height: 900 })
  const site = await startSite({ DATA_DIR: gallery.dataDir })
  const browser = await chromium.launch(chromiumOptions)
  const taps: Tap[] = [
    { from: '/', to: '/cursos' },
    { from: '/', to: '/teste-nivel' },
    { from: '/contato', to: '/eventos' },
    { from: '/eventos', to: gallery.path },
    { from: '/cursos', to: '/' },
  ]
  try {
    const figures = [await measureEmptyPages(browser)]
    for (const tap of taps) {
      const to = tap.to === gallery.path ? 'a gallery' : tap.to
      figures.push(await measureTap(browser, site.url, tap, `${tap.from} -> ${to}`))
    }
    const visit = { site: site.url, gallery: gallery.path, rounds }
    return [...figures, ...(await measureNextPaints(browser, visit))]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function measureTap(browser: Browser, site: string, tap: Tap, what: string): Promise<Figure> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    times.push(await tapToHeading(browser, site, tap))
  }
  console.log(`${what}: ${times.map(Math.round).join(' ')} ms`)
  return atMost(250, 'ms', what, median(times))
}

/** What the browser itself takes on this machine. */
async function measureEmptyPages(browser: Browser): Promise<Figure> {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(url === '/um' ? emptyPage('/um', '/dois') : emptyPage('/dois', '/um'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const tap = { from: '/um', to: '/dois' }
  try {
    return await measureTap(browser, `http://127.0.0.1:${port}`, tap, 'an empty page -> another')
  } finally {
    server.close()
  }
}

function emptyPage(path: string, next: string): string {
  const rules = JSON.stringify({ prefetch: [{ urls: [next], eagerness: 'immediate' }] })
  return `<!doctype html><html lang="pt-BR"><title>${path}</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<main><h1>${path}</h1><a href="${next}">${next}</a></main>
<script type="speculationrules">${rules}</script></html>`
}

async function tapToHeading(browser: Browser, site: string, tap: Tap): Promise<number> {
  const page = await openSlowPhone(browser)
  await page.addInitScript(recordTap)
  await page.goto(site + tap.from, { waitUntil: 'load' })
  // Not in the hero: its slides change meanwhile, and the tap would wait for the right one.
  const link = page.locator(`a[href="${tap.to}"]:not(#home a)`)
  const visible = link.filter({ visible: true }).first()
  await visible.scrollIntoViewIfNeeded()
  await page.waitForTimeout(readingMs)
  await visible.tap()
  await page.waitForURL(site + tap.to)
  const time = await page.waitForFunction(() => sessionStorage.getItem('tapToHeading'))
  const ms = Number(await time.jsonValue())
  await page.context().close()
  return ms
}

/** In the pages themselves: from the finger's touch to the first frame that has the new page's heading. */
function recordTap(): void {
  const tappedAt = Number(sessionStorage.getItem('tappedAt'))
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem('tappedAt', `${performance.timeOrigin + timeStamp}`),
    { capture: true },
  )
  if (!tappedAt) return
  const look = () => {
    if (!document.querySelector('main h1')) return requestAnimationFrame(look)
    const now = performance.timeOrigin + performance.now()
    sessionStorage.setItem('tapToHeading', `${now - tappedAt}`)
  }
  requestAnimationFrame(look)
}
