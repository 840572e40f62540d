import { slowWayTo, wholeScreen } from '#tests/browser/loading-message.ts'
import { expect, isPhone, open, phone, test } from '#tests/browser/school-site.ts'

for (const [screen, device] of Object.entries({ desk: {}, phone })) {
  test.describe(screen, () => {
    test.use(device)

    test('who opens a card far down sees the message where they look, and nothing of the old page', async ({
      page,
    }) => {
      const leave = await slowWayTo(page, /\/galeria-evento\/[^/]+$/)
      await open(page, '/eventos')
      const link = page.getByRole('link', { name: 'Ver galeria de Aula aberta' })
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

    test('on the way from the home page to the events nothing of the old page stays', async ({
      page,
    }) => {
      const leave = await slowWayTo(page, /\/eventos$/)
      await open(page, '/')
      await page.evaluate(() => window.scrollTo(0, 700))
      if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menu' }).click()
      const link = page
        .getByRole('link', { name: 'Eventos', exact: true })
        .filter({ visible: true })
      const seen = await leave(() => link.first().click())
      expect(seen).toEqual(wholeScreen('Carregando eventos...'))
      await expect(page.getByRole('article').first()).toBeVisible()
    })
  })
}

test('on the way from a long page to the events nothing of the old page stays', async ({
  page,
}) => {
  const leave = await slowWayTo(page, /\/eventos$/)
  await open(page, '/privacidade')
  await page.evaluate(() => window.scrollTo(0, 700))
  const link = page.getByRole('link', { name: 'Eventos', exact: true }).filter({ visible: true })
  const seen = await leave(() => link.first().click())
  expect(seen).toEqual(wholeScreen('Carregando eventos...'))
  await expect(page.getByRole('article').first()).toBeVisible()
})
