import type { Page } from '@playwright/test'
import { dot, hero, shown } from '#tests/browser/carousels.ts'
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
  for (const name of ['hero', 'react']) {
    await test.step(`a lost ${name} script is fetched again by the next press, under another URL`, async () => {
      await failScripts(page, name, { once: true })
      await page.goto('/')
      await expect.poll(() => consoleErrors.length).toBeGreaterThan(0)
      await dot(hero(page), 2).click()
      await expect.poll(() => shown(hero(page))).toEqual(['2 de 3'])
      const testimonials = page.locator('[data-island="testimonials"]')
      await testimonials.scrollIntoViewIfNeeded()
      await expect(testimonials).toHaveAttribute('data-hydrated')
      allowConsoleErrors(consoleErrors, lostScript)
      await page.unrouteAll()
    })
  }

  await test.step('without React every page stays and works as the server rendered it', async () => {
    const failed = await failScripts(page, 'react')
    await page.goto('/')
    await expect.poll(failed).toBeGreaterThan(0)
    await page.keyboard.press('End')
    for (const name of [
      'Nossa História',
      'Exames internacionais',
      'Quem estuda aqui conta melhor',
    ]) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Home' }).click()
    await expect(page.getByRole('button', { name: 'Home' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )

    // The filters of the catalogue are sent as a form.
    await page.goto('/cursos')
    await page.getByRole('button', { name: 'Online', exact: true }).click()
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect(page.getByRole('link', { name: /^Saiba mais/ })).toHaveCount(2)
    allowConsoleErrors(consoleErrors, lostScript)
    await page.unrouteAll()
  })
})
