import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '#bench/chromium.ts'
import { createGallery } from '#bench/gallery-data.ts'
import { cpuSlowdown, openSlowPhone } from '#bench/slow-phone.ts'
import { median } from '#bench/statistics.ts'
import { atMost, type Figure } from '#bench/table.ts'
import { publicPageOfEachRoute } from '#tests/http-clients/site-routes.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title = `Script of a page until it is pressed (7 s and a scroll), and from the tap on a photo to the photo and to its controls, on a slow phone (processor slowed down ${cpuSlowdown} times), median of 5`

const rounds = 5
const KB = 1024
/** How long the photo took while the lightbox came first, in seconds. */
const photoBefore = 2.17

type Times = { photo: number; controls: number }

export async function measure(): Promise<Figure[]> {
  const gallery = await createGallery({ width: 800, height: 600 })
  const site = await startSite({ DATA_DIR: gallery.dataDir })
  const browser = await chromium.launch(chromiumOptions)
  const galleryUrl = site.url + gallery.path
  try {
    const figures: Figure[] = []
    for (const path of publicPageOfEachRoute) {
      figures.push(atMost(5, 'KB', path, await scriptUntilPressed(browser, site.url + path)))
    }
    figures.push(atMost(6, 'KB', 'a gallery', await scriptUntilPressed(browser, galleryUrl)))
    for (const scrolled of [false, true]) {
      const when = scrolled ? ', after a scroll' : ''
      const taps: Times[] = []
      while (taps.length < rounds) taps.push(await tapPhoto(browser, galleryUrl, scrolled))
      const medianOf = (what: keyof Times) => median(taps.map((times) => times[what])) / 1000
      figures.push(atMost(1, 's', `tap to photo${when}`, medianOf('photo')))
      figures.push(atMost(photoBefore, 's', `tap to controls${when}`, medianOf('controls')))
    }
    return figures
  } finally {
    await browser.close()
    await site.stop()
  }
}

/** In KB, compressed, with the scripts of frames. */
async function scriptUntilPressed(browser: Browser, url: string): Promise<number> {
  const page = await openSlowPhone(browser)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(7000)
  await scrollByFinger(page)
  await page.waitForTimeout(1500)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.context().close()
  return bytes / KB
}

async function tapPhoto(browser: Browser, url: string, scrolled: boolean): Promise<Times> {
  const page = await openSlowPhone(browser)
  await page.addInitScript(recordTap)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(8000)
  if (scrolled) await scrollByFinger(page)
  await page.waitForTimeout(1500)
  await page.getByRole('link', { name: 'Abrir foto 4 de 24' }).tap()
  const times = await page.waitForFunction(() => {
    const { photo, controls } = (globalThis as unknown as { times: Partial<Times> }).times
    return photo && controls ? { photo, controls } : null
  })
  const measured = (await times.jsonValue()) as Times
  await page.context().close()
  return measured
}

async function scrollByFinger(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const finger = { x: 200, y: 600, yDistance: -300, gestureSourceType: 'touch' as const }
  await session.send('Input.synthesizeScrollGesture', finger)
  await session.detach()
}

/** Runs in the page: when the photo that was touched is seen, and when the next one can be asked for. */
function recordTap(): void {
  const times: Partial<Times> = {}
  Object.assign(globalThis, { times })
  /** The finger that scrolls is not the one that taps. */
  let lastTouch = 0
  const isSeen = (node: Element | null) => {
    if (!node) return false
    const { x, y, width, height } = node.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return width > 0 && node.contains(top) && node.checkVisibility({ opacityProperty: true })
  }
  const watch = ({ target, timeStamp }: Event) => {
    const { href } = (target as Element).closest('a') ?? {}
    lastTouch = timeStamp
    const look = () => {
      if (lastTouch !== timeStamp) return
      const photo = [...document.images].find((one) => one.src === href && one.naturalWidth > 0)
      const next = document.querySelector('[aria-label="Próxima foto"]')
      const now = performance.now() - timeStamp
      if (photo?.complete && isSeen(photo)) times.photo ??= now
      if (isSeen(next)) times.controls ??= now
      if (!times.controls || !times.photo) requestAnimationFrame(look)
    }
    look()
  }
  addEventListener('pointerdown', watch, { capture: true })
}
