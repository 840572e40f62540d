import { holdBack } from '../hold-back.ts'
import { leaveFor, recordMessages } from '../loading-message.ts'
import { expect, isPhone, open, test } from '../school-site.ts'

test('who opens a card far down sees the message where they look, and nothing of the old page', async ({
  page,
}) => {
  const seen = await recordMessages(page)
  const letGo = await holdBack(page, /\/galeria-evento\/[^/]+$/)
  await open(page, '/eventos')
  const link = page.getByRole('link', { name: 'Ver galeria de Aula aberta' })
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await leaveFor(page, () => link.click(), letGo)
  await expect(page.getByRole('heading', { level: 1, name: 'Aula aberta' })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  const message = { text: 'Carregando evento...', inSight: true, oldPageHidden: true }
  expect(await seen()).toEqual(message)

  await page.goBack()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('Carregando evento...')).toHaveCount(0)
})

test('on the way from the home page to the events nothing of the old page stays', async ({
  page,
}) => {
  const seen = await recordMessages(page)
  const letGo = await holdBack(page, /\/eventos$/)
  await open(page, '/')
  await page.evaluate(() => window.scrollTo(0, 700))
  if (isPhone(page)) await page.getByRole('button', { name: 'Abrir menu' }).click()
  const link = page.getByRole('link', { name: 'Eventos', exact: true }).filter({ visible: true })
  await leaveFor(page, () => link.first().click(), letGo)
  await expect(page.getByRole('article').first()).toBeVisible()
  const message = { text: 'Carregando eventos...', inSight: true, oldPageHidden: true }
  expect(await seen()).toEqual(message)
})
