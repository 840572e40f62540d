// A screen reader says 'Kinder and Year' as English, and 'Vestibular ENEM' as Portuguese.
import type { Locator } from '@playwright/test'
import { expect, open, test } from '#tests/browser/visit.ts'

/** The language in which the words of each place are read. */
const languages = (places: Locator) =>
  places.evaluateAll((nodes) =>
    nodes.map((node) => [
      node.textContent,
      node.closest('[lang]')?.getAttribute('lang') ?? 'nenhum',
    ]),
  )

test('course titles of the catalogue are read in their own language', async ({ page }) => {
  await open(page, '/cursos')
  const titles = page.getByRole('main').getByRole('heading', { level: 3 })
  const said = Object.fromEntries(await languages(titles))
  expect(said).toMatchObject({
    Nursery: 'en',
    'Kinder and Year': 'en',
    'Advanced + Elective': 'en',
    'Cambridge & TOEFL': 'en',
    'Conversation Class': 'en',
    'VIP Individual': 'pt-BR',
    'Vestibular ENEM': 'pt-BR',
  })
  const link = page.getByRole('link', { name: 'Saiba mais sobre Nursery (WhatsApp' })
  expect(await languages(link.getByText('Nursery', { exact: true }))).toEqual([['Nursery', 'en']])
})

test('exams and their levels are read in the language of those who give them', async ({ page }) => {
  await open(page, '/')
  const section = page.getByRole('region', { name: 'Exames internacionais' })
  const names = Object.fromEntries(await languages(section.getByRole('heading', { level: 3 })))
  expect(names).toEqual({
    'A2 Key': 'en',
    'B1 Preliminary': 'en',
    'B2 First': 'en',
    'Cambridge Young Learners': 'en',
    'C1 Advanced': 'en',
    'C2 Proficiency': 'en',
    TKT: 'en',
    'TOEFL iBT': 'en',
    'Instituto Cervantes (DELE)': 'es',
    'DELF/DALF': 'fr',
    'Goethe-Zertifikat': 'de',
  })
  const levels = section.getByRole('list', { name: 'Níveis' }).getByRole('listitem')
  expect(Object.fromEntries(await languages(levels))).toMatchObject({
    Starters: 'en',
    Movers: 'en',
    Flyers: 'en',
    'Faixas 1-4': 'pt-BR',
    '0-120 pontos': 'pt-BR',
  })
  const strip = section.getByRole('group', { name: 'Instituições certificadoras' })
  expect(await languages(strip.getByRole('listitem'))).toEqual([
    ['Cambridge', 'en'],
    ['TOEFL', 'en'],
    ['Instituto Cervantes', 'es'],
    ['DELF/DALF', 'fr'],
    ['Goethe-Institut', 'de'],
  ])
})

test('so are the courses that testimonials name', async ({ page }) => {
  await open(page, '/')
  const slides = page.getByRole('region', { name: 'Depoimentos' })
  for (const [name, language] of [
    ['Kinder and Year', 'en'],
    ['Cambridge & TOEFL', 'en'],
    ['VIP Individual', 'pt-BR'],
  ] as const) {
    expect(await languages(slides.getByText(name, { exact: true }))).toEqual([[name, language]])
  }
})
