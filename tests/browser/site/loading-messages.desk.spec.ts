import { slowWayTo, wholeScreen } from '#tests/browser/loading-message.ts'
import { expect, open, test } from '#tests/browser/school-site.ts'

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
