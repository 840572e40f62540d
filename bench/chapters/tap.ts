import { type Browser, chromium } from '@playwright/test'
import { startSite } from '../../tests/site-process.ts'
import { chromiumOptions } from '../chromium.ts'
import { createGallery } from '../gallery-data.ts'
import { openSlowPhone } from '../slow-phone.ts'
import { median } from '../statistics.ts'
import type { Figure } from '../table.ts'

export const title =
  'From a tap to the heading of the next page on a slow phone, after 8 s of reading, median of 5'

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
    const figures: Figure[] = []
    for (const tap of taps) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        times.push(await tapToHeading(browser, site.url, tap))
      }
      const to = tap.to === gallery.path ? 'a gallery' : tap.to
      const what = `${tap.from} -> ${to}`
      console.log(`${what}: ${times.map(Math.round).join(' ')} ms`)
      figures.push({ what, value: median(times), limit: 250, unit: 'ms' })
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
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
