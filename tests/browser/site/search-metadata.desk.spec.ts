import sharp from 'sharp'
import { expect, publicPages, test } from '#tests/browser/visit.ts'

test('titles and descriptions are unique', async ({ page }) => {
  const seen = new Set<string>()
  for (const path of publicPages) {
    await page.goto(path)
    seen.add(await page.title())
    seen.add((await page.locator('meta[name="description"]').getAttribute('content')) ?? '')
  }
  expect(seen.size).toBe(publicPages.length * 2)
})

test('the sharing card is a 1200 by 630 JPEG under 250 KB', async ({ page, request }) => {
  await page.goto('/')
  const address = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const answer = await request.get(address)
  expect(answer.headers()['content-type']).toBe('image/jpeg')
  const bytes = await answer.body()
  expect(bytes.length).toBeLessThan(250_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('robots, sitemap and web manifest name the same site', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of publicPages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
