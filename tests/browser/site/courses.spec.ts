import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from '#tests/browser/visit.ts'

const catalogue = {
  criancas: ['Nursery', 'Kinder and Year'],
  adolescentes: ['Teenager', 'High Intermediate'],
  jovens: ['General English', 'Advanced + Elective'],
  adultos: ['VIP Individual'],
  preparatorios: ['Vestibular ENEM', 'Cambridge & TOEFL'],
  online: ['Know How Online', 'Conversation Class'],
}
/** Their own category, and the one for young people and adults. */
const forAdults = [...catalogue.adultos, ...catalogue.jovens]
const everyCourse = Object.values(catalogue).flat()

const filter = (page: Page) => page.getByRole('group', { name: 'Filtrar cursos por público' })
const pressed = (page: Page) => filter(page).getByRole('button', { pressed: true })
const learnMore = (page: Page) => page.getByRole('link', { name: /^Saiba mais/ })
const titles = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: learnMore(page) })
    .getByRole('heading', { level: 3 })

test('each filter shows its courses, counts them and stands in the address', async ({ page }) => {
  await open(page, '/cursos')
  await expect(filter(page).getByRole('button')).toHaveText([
    'Todos',
    'Crianças',
    'Adolescentes',
    'Jovens',
    'Adultos',
    'Preparatórios',
    'Online',
  ])
  await expect(pressed(page)).toHaveText(['Todos'])
  await expect(titles(page)).toHaveText(everyCourse)
  await expect(page.getByRole('status')).toHaveText('11 cursos')
  for (const [label, category, count] of [
    ['Crianças', 'criancas', '2 cursos'],
    ['Adolescentes', 'adolescentes', '2 cursos'],
    ['Jovens', 'jovens', '2 cursos'],
    ['Adultos', 'adultos', '3 cursos'],
    ['Preparatórios', 'preparatorios', '2 cursos'],
    ['Online', 'online', '2 cursos'],
  ] as const) {
    await filter(page).getByRole('button', { name: label, exact: true }).click()
    await expect(page).toHaveURL(`/cursos?categoria=${category}`)
    await expect(titles(page)).toHaveText(category === 'adultos' ? forAdults : catalogue[category])
    await expect(page.getByRole('status')).toHaveText(count)
    await expect(pressed(page)).toHaveText([label])
  }
  await expectAccessible(page)
  await filter(page).getByRole('button', { name: 'Todos' }).click()
  await expect(page).toHaveURL('/cursos')
  await expect(titles(page)).toHaveText(everyCourse)
  await page.goBack()
  await expect(titles(page)).toHaveText(catalogue.online)
})

test('choosing a filter leaves the visitor where the filter is', async ({ page }) => {
  await open(page, '/cursos')
  const button = filter(page).getByRole('button', { name: 'Preparatórios' })
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect(page).toHaveURL('/cursos?categoria=preparatorios')
  await expect(button).toBeFocused()
  await expect(button).toBeInViewport()
})
