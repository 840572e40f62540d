import { expect, expectAccessible, open, publicPages, test } from '#tests/browser/visit.ts'

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
}
