import { chromium, devices } from '@playwright/test'
import { chromiumOptions } from '#bench/chromium.ts'
import { createGallery } from '#bench/gallery-data.ts'
import type { Figure } from '#bench/table.ts'
import { startSite } from '#tests/running-site/site-process.ts'

export const title = 'A gallery of 24 photos of 12 megapixels on a phone'

export async function measure(): Promise<Figure[]> {
  const { dataDir, path } = await createGallery({ width: 4000, height: 3000 })
  const site = await startSite({ DATA_DIR: dataDir })
  const browser = await chromium.launch(chromiumOptions)
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'] })
    const page = await context.newPage()
    const loading: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().includes('/fotos/')) {
        loading.push(response.body().then((body) => body.length))
      }
    })
    await page.goto(`${site.url}${path}?fotos=todas`)
    const photos = page.getByRole('img', { name: /^Foto \d+ de/ })
    for (let index = 0; index < 24; index += 1) await photos.nth(index).scrollIntoViewIfNeeded()
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    )
    const sizes = await Promise.all(loading)
    if (sizes.length !== 24) throw new Error(`${sizes.length} pictures instead of 24`)
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return [{ what: 'pictures of the grid', value: bytes / 1024, limit: 450, unit: 'KB' }]
  } finally {
    await browser.close()
    await site.stop()
  }
}
