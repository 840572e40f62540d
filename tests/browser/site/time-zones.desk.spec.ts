import { expect, newPage, storesEnv, test, waitForHydration } from '#tests/browser/school-site.ts'
import { startSite } from '#tests/running-site/site-process.ts'

test('no date moves when the server runs in UTC and the visitor lives in Tokyo', async ({
  browser,
  school,
}) => {
  const site = await startSite({ ...storesEnv(school.dataDir), TZ: 'UTC' })
  const page = await newPage(browser, { baseURL: site.url, timezoneId: 'Asia/Tokyo' })
  await page.goto('/eventos')
  const days = page.getByRole('article').locator('time')
  const written = ['10 de maio de 2026', '2 de abril de 2026', '1º de março de 2026']
  await expect(days.nth(1)).toHaveText(written[0] ?? '')
  await waitForHydration(page, 'main')
  for (const [index, day] of written.entries()) await expect(days.nth(index + 1)).toHaveText(day)
  await page.goto(`/galeria-evento/${school.ids.mayDay}`)
  await expect(page.locator('time')).toHaveText('1º de maio de 2025')
  await page.close()
  await site.stop()
})
