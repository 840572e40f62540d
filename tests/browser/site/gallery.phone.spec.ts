import { formatLongDay } from '#domain/school-day.ts'
import { expect, expectAccessible, inDays, open, phone, test } from '#tests/browser/school-site.ts'

test.use(phone)

const tiles = /^Abrir foto \d+ de \d+$/

test('seven to ten photos: the sixth tile carries the rest and opens there', async ({
  page,
  school,
}) => {
  await open(page, `/galeria-evento/${school.ids.ten}`)
  await expect(page.getByRole('link', { name: tiles })).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^Ver todas/ })).toHaveCount(0)
  await expect(page.getByText('+4', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Abrir foto 6 de 10' }).click()
  await expect(page.getByRole('status').filter({ hasText: '6 de 10' })).toBeVisible()
})

test('an event to come says so in place of its photos, and offers the calendar there', async ({
  page,
  school,
}) => {
  await open(page, `/galeria-evento/${school.ids.upcoming}`)
  const toCome = page.getByRole('region', { name: 'Este evento ainda vai acontecer' })
  await expect(toCome).toContainText(formatLongDay(inDays(30)))
  await expect(toCome.getByRole('link', { name: 'Adicionar à agenda' })).toHaveAttribute(
    'href',
    `/galeria-evento/${school.ids.upcoming}/agenda.ics`,
  )
  await expect(page.getByText('ainda não foram publicadas')).toHaveCount(0)
  await expect(page.getByText('Nenhuma foto')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Compartilhar' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\?text=Vem%20a%C3%AD/,
  )
  await expectAccessible(page, 'main')
})
