import type { Page } from '@playwright/test'
import { slowWayTo, wholeScreen } from '#tests/browser/loading-message.ts'
import { expect, isPhone, open, phone, test } from '#tests/browser/school-site.ts'

for (const [screen, device] of Object.entries({ desk: {}, phone })) {
  test.describe(screen, () => {
    test.use(device)

    test('on a slow way to the next page the whole screen says so, and nothing of the old page stays', async ({
      page,
    }) => {
      const start = isPhone(page) ? '/' : '/privacidade'
      await test.step(`from ${start} to the events`, () => walkToEvents(page, start))

      await test.step('from a card far down to its event, and back', async () => {
        const leave = await slowWayTo(page, /\/galeria-evento\/[^/]+$/)
        const link = page.getByRole('heading', { name: 'Aula aberta' }).getByRole('link')
        await link.scrollIntoViewIfNeeded()
        expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
        const seen = await leave(() => link.click())
        expect(seen).toEqual(wholeScreen('Carregando evento...'))
        await expect(page.getByRole('heading', { level: 1, name: 'Aula aberta' })).toBeFocused()
        expect(await page.evaluate(() => window.scrollY)).toBe(0)

        await page.goBack()
        await expect(page.getByRole('article').first()).toBeVisible()
        await expect(page.getByText('Carregando evento...')).toHaveCount(0)
      })
    })
  })
}

async function walkToEvents(page: Page, start: string) {
  const leave = await slowWayTo(page, /\/eventos$/)
  await open(page, start)
  await page.evaluate(() => window.scrollTo(0, 700))
  if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menu' }).click()
  const link = page.getByRole('link', { name: 'Eventos', exact: true }).filter({ visible: true })
  const seen = await leave(() => link.first().click())
  expect(seen).toEqual(wholeScreen('Carregando eventos...'))
  await expect(page.getByRole('article').first()).toBeVisible()
}
