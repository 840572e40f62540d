import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, sidewaysScroll, test } from '#tests/browser/visit.ts'

const learnMore = (page: Page) => page.getByRole('link', { name: /^Saiba mais/ })
const byLanguage = (page: Page) => page.getByRole('group', { name: 'Filtrar cursos por idioma' })
const byAudience = (page: Page) => page.getByRole('group', { name: 'Filtrar cursos por público' })
const messageOf = async (page: Page, name: RegExp) =>
  new URL((await page.getByRole('link', { name }).getAttribute('href')) ?? '').searchParams.get(
    'text',
  )

for (const path of ['/', '/cursos']) {
  test(`a language card of ${path} opens what the school offers in that language`, async ({
    page,
  }) => {
    for (const [name, id, count] of [
      ['Inglês', 'ingles', 11],
      ['Espanhol', 'espanhol', 4],
      ['Francês', 'frances', 3],
      ['Alemão', 'alemao', 3],
    ] as const) {
      await open(page, path)
      await page.getByRole('link', { name: `Ver cursos de ${name}` }).click()
      await expect(page).toHaveURL(new RegExp(`/cursos\\?idioma=${id}(#|$)`))
      await expect(byLanguage(page).getByRole('button', { pressed: true })).toHaveText([name])
      await expect(learnMore(page)).toHaveCount(count)
      await expect(page.getByRole('status')).toHaveText(`${count} cursos de ${name.toLowerCase()}`)
      await expect(page.getByRole('status')).toBeInViewport()
      await expect(byLanguage(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
  })
}

test('every course says in which languages it exists', async ({ page }) => {
  await open(page, '/cursos')
  const languagesOf = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true, level: 3 }) })
      .getByRole('definition')
  await expect(languagesOf('Nursery')).toHaveText('Inglês')
  await expect(languagesOf('Vestibular ENEM')).toHaveText('Inglês e espanhol')
  await expect(languagesOf('VIP Individual')).toHaveText('Inglês, espanhol, francês e alemão')
  await expect(page.getByRole('main').getByRole('definition')).toHaveCount(11)
})

test('both filters work together, and the chat names course and language', async ({ page }) => {
  await open(page, '/cursos?idioma=frances')
  await byAudience(page).getByRole('button', { name: 'Online' }).click()
  await expect(page).toHaveURL('/cursos?categoria=online&idioma=frances')
  await expect(learnMore(page)).toHaveCount(2)
  expect(await messageOf(page, /^Saiba mais sobre Conversation Class/)).toBe(
    'Olá! Tenho interesse no curso Conversation Class (francês) e gostaria de informações sobre preços, horários e como começar.',
  )
  await expectAccessible(page)
  await byLanguage(page).getByRole('button', { name: 'Qualquer idioma' }).click()
  await expect(page).toHaveURL('/cursos?categoria=online')
  expect(await messageOf(page, /^Saiba mais sobre Conversation Class/)).not.toContain('francês')
  await page.goBack()
  await expect(byLanguage(page).getByRole('button', { pressed: true })).toHaveText(['Francês'])
})

test('a parent who wants French for a child of nine finds the way to ask', async ({ page }) => {
  await open(page, '/cursos')
  await byLanguage(page).getByRole('button', { name: 'Francês' }).click()
  await byAudience(page).getByRole('button', { name: 'Crianças' }).click()
  await expect(page).toHaveURL('/cursos?categoria=criancas&idioma=frances')
  await expect(page.getByRole('status')).toHaveText('Nenhum curso de francês')
  const ask = page.getByRole('link', { name: /^Perguntar sobre francês/ })
  await expect(ask).toHaveAttribute('target', '_blank')
  expect(await messageOf(page, /^Perguntar sobre francês/)).toBe(
    'Olá! Procuro um curso de francês para crianças e gostaria de saber o que a escola oferece.',
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
})

test('the filters work before any script has arrived', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto('/cursos?categoria=online')
  await byLanguage(page).getByRole('button', { name: 'Alemão' }).click()
  await expect(page).toHaveURL('/cursos?categoria=online&idioma=alemao')
  await expect(learnMore(page)).toHaveCount(2)
  await byAudience(page).getByRole('button', { name: 'Adultos' }).click()
  await expect(page).toHaveURL('/cursos?idioma=alemao&categoria=adultos')
  await expect(learnMore(page)).toHaveCount(1)
  await page.close()
})
