import type { Page } from '@playwright/test'
import { holdBack } from '#tests/browser/hold-back.ts'
import { allowConsoleErrors, expect, test } from '#tests/browser/school-site.ts'
import { swipe } from '#tests/browser/touch.ts'
import { phone } from '#tests/browser/visit.ts'

const island = (page: Page, name: string) => page.locator(`[data-island="${name}"]`)
const isHydrated = (page: Page, name: string) =>
  island(page, name).evaluate((node) => 'hydrated' in (node as HTMLElement).dataset)

test('parts of a page come alive when they are touched, and alone', async ({
  page,
  school,
  consoleErrors,
}) => {
  await test.step('a pointer hydrates what it is on, and the focus of a keyboard too', async () => {
    await page.goto('/cursos')
    await page
      .getByRole('link', { name: /^Saiba mais/ })
      .last()
      .scrollIntoViewIfNeeded()
    expect(await isHydrated(page, 'catalogue')).toBe(false)
    await page.getByRole('button', { name: 'Online', exact: true }).hover()
    await expect.poll(() => isHydrated(page, 'catalogue')).toBe(true)

    await page.mouse.move(1, 1)
    await page.goto('/cursos')
    await page.getByRole('button', { name: 'Todos', exact: true }).focus()
    await expect.poll(() => isHydrated(page, 'catalogue')).toBe(true)
  })

  await test.step('a filter pressed before the script is there opens no other document', async () => {
    const letGo = await holdBack(page, /\/assets\/react-[^/]*\.js$/)
    await page.goto('/cursos')
    await page.evaluate(() => Object.assign(window, { same: true }))
    const filter = page.getByRole('button', { name: 'Online', exact: true })
    await filter.click()
    await expect(filter).toHaveCSS('opacity', '0.6')
    letGo()
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect(page.getByRole('status')).toHaveText('2 cursos')
    await expect(filter).toHaveCSS('opacity', '1')
    expect(await page.evaluate(() => 'same' in window)).toBe(true)
  })

  await test.step('a fault in one island is logged once, and leaves the page and the other islands alone', async () => {
    // The gallery's photos are missing from its props.
    await page.addInitScript(() => {
      const { parse } = JSON
      JSON.parse = (text: string) => (text.includes('photoCount') ? { photos: null } : parse(text))
    })
    await page.goto(`/galeria-evento/${school.ids.festa}`)
    await page.getByRole('link', { name: /^Ver todas/ }).hover()
    await expect.poll(() => consoleErrors.length).toBe(1)
    await expect(page.getByRole('link', { name: 'Abrir foto 2 de 24' })).toBeVisible()
    await page.getByRole('link', { name: 'Compartilhar' }).click()
    await expect(page.getByRole('button', { name: 'Copiar link' })).toBeVisible()
    expect(consoleErrors).toHaveLength(1)
    allowConsoleErrors(consoleErrors, /null|undefined/)
  })
})

test.describe('on a phone', () => {
  test.use(phone)

  test('a finger that scrolls hydrates nothing, and one that taps does', async ({ page }) => {
    await page.goto('/cursos')
    const filter = page.getByRole('button', { name: 'Online', exact: true })
    await filter.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await filter.boundingBox()) ?? {}
    const before = await page.evaluate(() => scrollY)
    await swipe(page, [
      [x + 20, y + 20],
      [x + 20, y - 60],
      [x + 20, y - 140],
    ])
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before)
    expect(await isHydrated(page, 'catalogue')).toBe(false)
    await filter.tap()
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect(page.getByRole('status')).toHaveText('2 cursos')
    expect(await isHydrated(page, 'catalogue')).toBe(true)
  })
})
