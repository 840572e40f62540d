import { type Browser, chromium } from '@playwright/test'
import { chromiumOptions } from '#bench/chromium.ts'
import { startEmptyPages } from '#bench/empty-pages.ts'
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
  const empty = await startEmptyPages()
  const browser = await chromium.launch(chromiumOptions)
  const taps: Tap[] = [
    { from: '/', to: '/cursos' },
    { from: '/', to: '/teste-nivel' },
    { from: '/contato', to: '/eventos' },
    { from: '/eventos', to: gallery.path },
    { from: '/cursos', to: '/' },
  ]
  try {
    const figures = [
      await measureTap(
        browser,
        empty.url,
        empty.tap,
        'an empty page -> another, what the browser itself takes',
      ),
    ]
    for (const tap of taps) {
      const to = tap.to === gallery.path ? 'a gallery' : tap.to
      figures.push(await measureTap(browser, site.url, tap, `${tap.from} -> ${to}`))
    }
    const urls = {
      site: site.url,
      gallery: site.url + gallery.path,
      empty: empty.url + empty.tap.from,
    }
    return [...figures, ...(await measureNextPaints(browser, urls, rounds))]
  } finally {
    await browser.close()
    empty.stop()
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

async function tapToHeading(browser: Browser, site: string, tap: Tap): Promise<number> {
  const page = await openSlowPhone(browser)
  await page.addInitScript(recordTap)
  await page.goto(site + tap.from, { waitUntil: 'load' })
  // Not in the hero: its slides change, and the tap would wait for the right one.
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

/** Measured in the pages themselves: from the touch to the first frame with the new page's heading. */
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
