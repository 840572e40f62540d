import { expect, expectAccessible, open, publicPages, test } from './visit.ts'

for (const path of publicPages) {
  test(`${path} has its head, one h1, and passes axe`, async ({ page, baseURL }) => {
    await open(page, path)
    const content = (selector: string) => page.locator(selector).getAttribute('content')
    const title = await page.title()
    expect(title.length).toBeLessThanOrEqual(60)
    expect(title).toContain('| Escola de Idiomas')
    const description = (await content('meta[name="description"]')) ?? ''
    expect(description.length).toBeGreaterThanOrEqual(120)
    expect(description.length).toBeLessThanOrEqual(155)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${path}`)
    expect(await content('meta[property="og:locale"]')).toBe('pt_BR')
    expect(await content('meta[property="og:url"]')).toBe(`${baseURL}${path}`)
    expect(await content('meta[property="og:title"]')).toBeTruthy()
    expect(await content('meta[property="og:description"]')).toBe(description)
    expect(await content('meta[property="og:image:alt"]')).toBeTruthy()
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expectAccessible(page)
  })

  test(`${path} fits a 320 px screen without sideways scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
}

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
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
})

test('robots, sitemap and web manifest speak of the same site', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /admin')
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const path of publicPages) expect(sitemap).toContain(`<loc>${baseURL}${path}</loc>`)
  const manifest = await (await request.get('/site.webmanifest')).json()
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
})
