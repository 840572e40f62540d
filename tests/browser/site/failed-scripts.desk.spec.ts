import type { Page } from '@playwright/test'
import { allowConsoleErrors, expect, test } from '#tests/browser/visit.ts'

/**
 * Fails the requests for these scripts; says how many were made. `once` is a browser that remembers a lost script:
 * its URL fails for as long as the page is open, and another URL does not.
 */
async function failScripts(page: Page, names: string, { once = false } = {}) {
  let failed = 0
  const folder = once ? '/assets/' : '/assets/(retry-\\d+/)?'
  await page.route(new RegExp(`${folder}(${names})-[^/]*\\.js$`), (route) => {
    failed += 1
    return route.abort()
  })
  return () => failed
}

const lostScript = /ERR_FAILED|dynamically imported module/

test('a script that is lost leaves the page as it is', async ({ page, consoleErrors }) => {
  const catalogue = page.locator('[data-island="catalogue"]')
  const filter = page.getByRole('button', { name: 'Online', exact: true })

  for (const name of ['catalogue', 'react']) {
    await test.step(`a lost ${name} script is fetched again by the next press, under another URL`, async () => {
      await failScripts(page, name, { once: true })
      await page.goto('/cursos')
      await filter.focus()
      await expect.poll(() => consoleErrors.length).toBeGreaterThan(0)
      await page.evaluate(() => Object.assign(window, { same: true }))
      await filter.click()
      await expect(page).toHaveURL('/cursos?categoria=online')
      await expect(page.getByRole('status')).toHaveText('2 cursos')
      await expect(catalogue).toHaveAttribute('data-hydrated')
      expect(await page.evaluate(() => 'same' in window)).toBe(true)
      allowConsoleErrors(consoleErrors, lostScript)
      await page.unrouteAll()
    })
  }

  await test.step('without React the filters of the catalogue are sent as a form', async () => {
    const failed = await failScripts(page, 'react')
    await page.goto('/cursos')
    await filter.click()
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect(page.getByRole('link', { name: /^Saiba mais/ })).toHaveCount(2)
    expect(failed()).toBeGreaterThan(0)
    allowConsoleErrors(consoleErrors, lostScript)
  })
})
