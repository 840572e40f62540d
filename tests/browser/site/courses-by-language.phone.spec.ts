import type { Locator, Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  open,
  phone,
  sidewaysScroll,
  test,
} from '#tests/browser/visit.ts'

test.use(phone)

const categories = (page: Page) => page.locator('#catalogo section:has(details)')
const learnMore = (page: Page) => page.getByRole('link', { name: /^Saiba mais/ })
const byLanguage = (page: Page) => page.getByRole('group', { name: 'Filtrar cursos por idioma' })
const byAudience = (page: Page) => page.getByRole('group', { name: 'Filtrar cursos por público' })
const messageOf = async (page: Page, name: RegExp) =>
  new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '').searchParams.get(
    'text',
  )

const languages = [
  ['Inglês', 'ingles', 11],
  ['Espanhol', 'espanhol', 4],
  ['Francês', 'frances', 3],
  ['Alemão', 'alemao', 3],
] as const

test('the catalogue is filtered by language, and by audience as well', async ({ page }) => {
  await open(page, '/cursos')

  await test.step('the filters are in the first screen, and every category names its courses', async () => {
    for (const name of ['Todos', 'Qualquer idioma']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await expect(categories(page)).toHaveText([
      /Nursery · Kinder and Year/,
      /Teenager · High Intermediate/,
      /General English · Advanced \+ Elective/,
      /VIP Individual/,
      /Vestibular ENEM · Cambridge & TOEFL/,
      /Know How Online · Conversation Class/,
    ])
    await expect(learnMore(page)).toHaveCount(0)
    await categories(page).filter({ hasText: 'Cursos Online' }).locator('summary').click()
    await expect(learnMore(page)).toHaveCount(2)
  })

  await test.step('choosing a filter leaves the visitor where the filter is', async () => {
    const button = byAudience(page).getByRole('button', { name: 'Preparatórios' })
    await button.scrollIntoViewIfNeeded()
    await button.click()
    await expect(page).toHaveURL('/cursos?categoria=preparatorios')
    await expect(button).toBeFocused()
    await expect(button).toBeInViewport()
    await expect(learnMore(page), 'what was asked for is unfolded').toHaveCount(2)
    await byAudience(page).getByRole('button', { name: 'Todos' }).click()
  })

  await test.step('each language shows its courses, counts them and stands in the address', async () => {
    for (const [name, id, count] of languages) {
      await byLanguage(page).getByRole('button', { name }).click()
      await expect(page).toHaveURL(new RegExp(`/cursos\\?idioma=${id}(#|$)`))
      await expect(byLanguage(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
      await unfoldAll(page.locator('#catalogo'))
      await expect(learnMore(page)).toHaveCount(count)
      await expect(page.getByRole('status')).toHaveText(`${count} cursos de ${name.toLowerCase()}`)
    }
  })

  await test.step('both filters work together, and the chat names course and language', async () => {
    await open(page, '/cursos?idioma=frances')
    await byAudience(page).getByRole('button', { name: 'Online' }).click()
    await expect(page).toHaveURL('/cursos?categoria=online&idioma=frances')
    await expect(learnMore(page)).toHaveCount(2)
    expect(await messageOf(page, /^Saiba mais sobre Conversation Class/)).toBe(
      'Olá! Tenho interesse no curso Conversation Class (francês) e gostaria de informações sobre preços, horários e como começar.',
    )
    await byLanguage(page).getByRole('button', { name: 'Qualquer idioma' }).click()
    await expect(page).toHaveURL('/cursos?categoria=online')
    await expect
      .poll(() => messageOf(page, /^Saiba mais sobre Conversation Class/))
      .not.toContain('francês')
    await page.goBack()
    await expect(byLanguage(page).getByRole('button', { pressed: true })).toHaveText(['Francês'])
  })

  await test.step('a parent who wants French for a child of nine finds the way to ask', async () => {
    await byAudience(page).getByRole('button', { name: 'Crianças' }).click()
    await expect(page).toHaveURL('/cursos?categoria=criancas&idioma=frances')
    await expect(page.getByRole('status')).toHaveText('Nenhum curso de francês')
    const ask = page.getByRole('link', { name: /^Perguntar sobre francês/ })
    await expect(ask).toHaveAttribute('target', '_blank')
    expect(await messageOf(page, /^Perguntar sobre francês/)).toBe(
      'Olá! Procuro um curso de francês para crianças e gostaria de saber o que a escola oferece.',
    )
    await expectAccessible(page, 'main')
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysScroll(page)).toBe(0)
  })

  await test.step('the language cards, here and at home, open the page of the language with all its courses', async () => {
    await opensLanguage(page, 'Espanhol')
    await page.goto('/')
    await opensLanguage(page, 'Alemão')
  })
})

async function unfoldAll(part: Locator) {
  for (const fold of await part.locator('details').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('summary').press('Enter')
  }
}

async function opensLanguage(page: Page, opened: (typeof languages)[number][0]) {
  const [, id, count] = languages.find(([name]) => name === opened) ?? []
  await page.getByRole('link', { name: `Ver cursos de ${opened}` }).click()
  await expect(page).toHaveURL(`/cursos/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    `Curso de ${opened.toLowerCase()}`,
  )
  await expect(learnMore(page)).toHaveCount(0)
  await unfoldAll(page.locator('#cursos'))
  await expect(learnMore(page)).toHaveCount(count ?? 0)
}
