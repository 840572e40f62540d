import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices } from '@playwright/test'
import { addPhotos } from '../domain/photos/add-photos.ts'
import { openStores } from '../server/stores.ts'
import { aDraft, phonePhoto } from '../tests/builders.ts'
import { startSite } from '../tests/site-process.ts'
import { chromiumOptions } from './chromium.ts'
import type { Figure } from './table.ts'

export const title = 'A gallery of 24 photos of 12 megapixels on a phone'

export async function measure(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'escola-bench-'))
  const stores = await openStores({ dataDir })
  const { id } = await stores.events.create(aDraft(), new Date())
  const bytes = await phonePhoto(4000, 3000)
  const files = Array.from({ length: 24 }, (_, index) => ({
    name: `${index}.jpg`,
    type: 'image/jpeg',
    bytes,
  }))
  const added = await addPhotos(id, files, stores, { now: () => new Date() })
  if (added.kind !== 'added') throw new Error(added.kind)
  await stores.close()

  const site = await startSite({ DATA_DIR: dataDir })
  const browser = await chromium.launch(chromiumOptions)
  const context = await browser.newContext({ ...devices['Pixel 7'] })
  const page = await context.newPage()
  const arrived: Promise<number>[] = []
  page.on('response', (answer) => {
    if (answer.url().includes('/fotos/')) arrived.push(answer.body().then((body) => body.length))
  })
  await page.goto(`${site.url}/galeria-evento/${id}?fotos=todas`)
  const photos = page.getByRole('img', { name: /^Foto \d+ de/ })
  for (let index = 0; index < 24; index += 1) await photos.nth(index).scrollIntoViewIfNeeded()
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
  )
  const sizes = await Promise.all(arrived)
  if (sizes.length !== 24) throw new Error(`${sizes.length} pictures instead of 24`)
  const pictures = sizes.reduce((sum, size) => sum + size, 0)
  await browser.close()
  await site.stop()
  return [{ what: 'pictures of the grid', value: pictures / 1024, limit: 450, unit: 'KB' }]
}
