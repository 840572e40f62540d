import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser/visit.ts'

/** Whether the browser ran a view transition between the page left and the page opened. */
async function hasTransition(page: Page): Promise<boolean> {
  await page.goto('/privacidade')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contato', exact: true }).click()
  await expect(page).toHaveURL('/contato')
  return page.evaluate(() => document.documentElement.dataset.transition === 'true')
}

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('pages change smoothly at a desk, and at once where that would disturb', async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      document.documentElement.dataset.transition = String(viewTransition !== null)
    }),
  )

  await test.step('between two pages header and footer stay, by a name of their own', async () => {
    expect(await hasTransition(page)).toBe(true)
    for (const [selector, name] of [
      ['.site-header', 'header'],
      ['#rodape', 'footer'],
    ] as const) {
      await expect(page.locator(selector)).toHaveCSS('view-transition-name', name)
    }
  })

  // On a page that takes no part, Chromium reports an uncaught error, which would fail this test.
  await test.step('also to and from the pages around the site', async () => {
    for (const path of ['/admin', '/formulario/ingles', '/privacidade']) {
      await page.evaluate((address) => location.assign(address), path)
      await page.waitForURL(new RegExp(path))
      await page.waitForTimeout(500)
    }
  })

  await test.step('under reduced motion and on a phone pages change at once', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await hasTransition(page)).toBe(false)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await hasTransition(page)).toBe(false)
  })
})
