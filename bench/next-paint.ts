import type { Browser, Locator, Page } from '@playwright/test'
import { openSlowPhone } from './slow-phone.ts'
import { median } from './statistics.ts'
import { atMost, type Figure } from './table.ts'

type Press = { what: string; url: string; button: (page: Page) => Locator }
type Visit = { inp: number; shift: number }
type Urls = { site: string; gallery: string; empty: string }

const presses = ({ site, gallery, empty }: Urls): Press[] => [
  { what: 'a button of an empty page', url: empty, button: (page) => page.locator('button') },
  {
    what: 'menu',
    url: site,
    button: (page) => page.getByRole('button', { name: 'Abrir menu' }),
  },
  { what: 'slide', url: site, button: (page) => page.locator('#home button').nth(2) },
  {
    what: 'filter',
    url: `${site}/cursos`,
    button: (page) => page.getByRole('button', { name: 'Online' }),
  },
  { what: 'photo', url: gallery, button: (page) => page.locator('.photo-tile img').first() },
]

/** From a press to the next paint, and the layout shift of the whole visit. */
export async function measureNextPaints(
  browser: Browser,
  urls: Urls,
  rounds: number,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const press of presses(urls)) {
    const visits: Visit[] = []
    while (visits.length < rounds) visits.push(await pressOnce(browser, press))
    const inp = median(visits.map((visit) => visit.inp))
    // In thousandths, as Lighthouse gives it: one pixel sideways is 0.00004.
    const shift = Math.round(1000 * Math.max(...visits.map((visit) => visit.shift))) / 1000
    figures.push(atMost(100, 'ms', `${press.what}: next paint`, inp))
    figures.push(atMost(0, '', `${press.what}: layout shift`, shift))
  }
  return figures
}

async function pressOnce(browser: Browser, { url, button }: Press): Promise<Visit> {
  const page = await openSlowPhone(browser)
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'load' })
  await button(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(3000)
  // Hydration may have scrolled the row of filters.
  await button(page).scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  await press(page, button(page))
  await page.waitForTimeout(1000)
  const visit = await page.evaluate(() => (globalThis as unknown as { visit: Visit }).visit)
  await page.context().close()
  return visit
}

/**
 * Holds the finger down for a moment, as people do. Playwright's `tap` lifts it at once, so that the work of
 * `pointerdown` would delay the click.
 */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox()
  if (!box) throw new Error(`not on the page: ${button}`)
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const session = await page.context().newCDPSession(page)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
  await page.waitForTimeout(80)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Reported = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page itself, and measures as browsers do for real visitors. */
function observe(): void {
  const visit: Visit = { inp: 0, shift: 0 }
  Object.assign(globalThis, { visit })
  const watch = (type: string, note: (entry: Reported) => void) => {
    // Not in TypeScript's own type: without the threshold, only what takes more than 104 ms is reported.
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Reported)
    }).observe(options)
  }
  watch('event', ({ duration }) => {
    visit.inp = Math.max(visit.inp, duration)
  })
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) visit.shift += value
  })
}
