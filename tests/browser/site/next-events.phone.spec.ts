import { formatLongDay } from '#domain/school-day.ts'
import { expect, expectAccessible, inDays, open, phone, test } from '#tests/browser/school-site.ts'
import { sidewaysScroll } from '#tests/browser/visit.ts'

test.use(phone)

test('who comes home finds the next events, which lead to them and to all of them', async ({
  page,
  school,
}) => {
  await open(page, '/contato')
  await page
    .getByRole('link', { name: /página inicial/ })
    .first()
    .click()
  await expect(page).toHaveURL('/')
  const next = page.getByRole('region', { name: 'Próximos eventos' })
  await next.scrollIntoViewIfNeeded()
  await expect(next.getByRole('listitem')).toHaveCount(1)
  await expect(next).toContainText(formatLongDay(inDays(30)))
  await expect(next).toContainText('19h')
  await expect(next.getByRole('link', { name: 'Sarau de Natal' })).toHaveAttribute(
    'href',
    `/galeria-evento/${school.ids.upcoming}`,
  )
  await expect(next.getByRole('link', { name: 'Ver todos os eventos' })).toHaveAttribute(
    'href',
    '/eventos',
  )
  await expectAccessible(page, 'main')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)

  await test.step('at a desk one event fills its row', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const rightEdge = async (selector: string) => {
      const box = await next.locator(selector).first().boundingBox()
      return box && box.x + box.width
    }
    expect(await rightEdge('li')).toBe(await rightEdge('.frame'))
  })
})
