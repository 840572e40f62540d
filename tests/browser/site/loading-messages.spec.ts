import { holdBack } from '../hold-back.ts'
import { expect, expectAccessible, isPhone, open, test } from '../school-site.ts'
import { wordsInSight } from '../words-in-sight.ts'

test('who opens a card far down sees the message where they look, and nothing of the old page', async ({
  page,
}) => {
  const letGo = await holdBack(page, /\/galeria-evento\/[^/]+\.data/)
  await open(page, '/eventos')
  const link = page.getByRole('link', { name: 'Ver galeria de Aula aberta' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(300)
  await link.click()
  const message = page.getByRole('status').filter({ hasText: 'Carregando evento...' })
  await expect(message.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(link).toBeHidden()
  expect(await wordsInSight(page, 'footer')).toBe(0)
  await expectAccessible(page)
  letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Aula aberta' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('on the way from the home page to the events nothing of the old page stays', async ({
  page,
}) => {
  const letGo = await holdBack(page, /\/eventos\.data/)
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 700))
  if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page
    .getByRole('link', { name: 'Eventos', exact: true })
    .filter({ visible: true })
    .first()
    .click()
  const message = page.getByRole('status').filter({ hasText: 'Carregando eventos...' })
  await expect(message.getByRole('heading')).toBeInViewport({ ratio: 1 })
  expect(await wordsInSight(page, 'main > :not(.pending-page)')).toBe(0)
  letGo()
  await expect(page.getByRole('article').first()).toBeVisible()
})
