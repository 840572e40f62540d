import { expect, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

// The browser of the tests keeps no page that was left; these are the events by which others tell of it.
test('a page that Back shows as it was left has no menu over it', async ({ page }) => {
  await open(page, '/contato')
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  const menu = page.getByRole('navigation', { name: 'Menu do celular' })
  await expect(menu).toBeVisible()
  await page.evaluate(() => {
    for (const name of ['pagehide', 'pageshow']) {
      dispatchEvent(new PageTransitionEvent(name, { persisted: true }))
    }
  })
  await expect(menu).toBeHidden()
})
