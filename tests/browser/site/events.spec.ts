import {
  expect,
  expectAccessible,
  open,
  pictureAddresses,
  test,
} from '#tests/browser/school-site.ts'

test('a card tells day, time, place, people, words and photos, and leads to the gallery', async ({
  page,
  school,
}) => {
  await open(page, '/eventos')
  const card = page.getByRole('article').filter({ hasText: 'Festa Junina' })
  for (const words of [
    '10 de maio de 2026',
    '18h às 22h',
    'Pátio da escola',
    '240 participantes',
    'Quadrilha e barracas de cada turma.',
    '24 fotos',
  ]) {
    await expect(card).toContainText(words)
  }
  await expect(card.getByRole('link', { name: 'Ver galeria de Festa Junina' })).toHaveAttribute(
    'href',
    `/galeria-evento/${school.ids.festa}`,
  )
  await expect(card.locator('img').last()).toHaveAttribute('src', pictureAddresses.smallest)
})

test('the list passes axe', async ({ page }) => {
  await open(page, '/eventos')
  await expectAccessible(page)
})
