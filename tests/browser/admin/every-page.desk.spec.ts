import { expect, open, photosPage, test } from '#tests/browser/admin-site.ts'

test('no page of the admin area is kept by a browser or a search engine, and all have the school’s fonts', async ({
  page,
  school,
}) => {
  const id = await school.publish()
  for (const address of ['/admin', '/admin/login', photosPage(id), '/admin.data', '/admin/sair']) {
    const { headers, status } = await page.request
      .get(address, { maxRedirects: 0 })
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }))
    expect(status, address).toBeLessThan(400)
    expect(headers['cache-control'], address).toBe('no-store')
    expect(headers['x-robots-tag'], address).toBe('noindex, nofollow')
  }
  await open(page, '/admin')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  const fontOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node) => getComputedStyle(node).fontFamily)
  expect(await fontOf('body')).toMatch(/^Figtree/)
  expect(await fontOf('h1')).toMatch(/^"Bricolage Grotesque"/)
})
