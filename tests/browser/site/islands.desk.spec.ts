import type { Page } from '@playwright/test'
import { dot, hero, shown } from '#tests/browser/carousels.ts'
import { holdBack } from '#tests/browser/hold-back.ts'
import { allowConsoleErrors, expect, test } from '#tests/browser/visit.ts'

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
const isHydrated = (page: Page, name: string) =>
  island(page, name).evaluate((node) => 'hydrated' in (node as HTMLElement).dataset)

test('parts of a page come alive in their time, and alone', async ({ page, consoleErrors }) => {
  await test.step('what acts by itself is hydrated while idle, the rest when a pointer is on it or it comes near', async () => {
    await page.goto('/')
    await expect.poll(() => isHydrated(page, 'hero')).toBe(true)
    expect(await isHydrated(page, 'logo-strip')).toBe(false)
    await island(page, 'logo-strip').locator('ul').dispatchEvent('pointerover')
    await expect.poll(() => isHydrated(page, 'logo-strip')).toBe(true)
    expect(await isHydrated(page, 'testimonials')).toBe(false)
    await page.locator('#avaliacoes').scrollIntoViewIfNeeded()
    await expect.poll(() => isHydrated(page, 'testimonials')).toBe(true)
  })

  await test.step('a press that comes before the script is made again when it is there', async () => {
    const letGo = await holdBack(page, /\/assets\/react-[^/]*\.js$/)
    await page.goto('/')
    await dot(hero(page), 3).click()
    await page.waitForTimeout(300)
    await expect(dot(hero(page), 1)).toHaveAttribute('aria-current', 'true')
    letGo()
    await expect.poll(() => shown(hero(page))).toEqual(['3 de 3'])
  })

  await test.step('a filter pressed before the script is there opens no other document', async () => {
    const letGo = await holdBack(page, /\/assets\/react-[^/]*\.js$/)
    await page.goto('/cursos')
    await page.evaluate(() => Object.assign(window, { same: true }))
    await page.getByRole('button', { name: 'Online', exact: true }).click()
    letGo()
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect(page.getByRole('status')).toHaveText('2 cursos')
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  await test.step('a fault in one island is logged once, and leaves the page and the other islands alone', async () => {
    // The hero's words are missing from its props.
    await page.addInitScript(() => {
      const { parse } = JSON
      JSON.parse = (text: string) => (text.includes('hero-1') ? { slides: null } : parse(text))
    })
    await page.goto('/')
    await expect.poll(() => consoleErrors.length).toBe(1)
    await expect(hero(page).getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(hero(page).getByRole('link', { name: 'Começar Agora' })).toBeVisible()
    await page.locator('#avaliacoes').scrollIntoViewIfNeeded()
    await expect.poll(() => isHydrated(page, 'testimonials')).toBe(true)
    await page
      .getByRole('region', { name: 'Depoimentos' })
      .getByRole('button', { name: 'Mostrar 2 de 3' })
      .click()
    await expect(
      page
        .getByRole('region', { name: 'Depoimentos' })
        .getByRole('button', { name: 'Mostrar 2 de 3' }),
    ).toHaveAttribute('aria-current', 'true')
    expect(consoleErrors).toHaveLength(1)
    allowConsoleErrors(consoleErrors, /null/)
  })
})
