import type { Page } from '@playwright/test'
import { firstWords } from '#content/placement/starting-point.ts'
import { hasOwnTest, languages } from '#domain/languages.ts'
import { questionHeading, questionShown } from '#tests/browser/level-test-learner.ts'
import {
  expect,
  expectAccessible,
  open,
  phone,
  sidewaysScroll,
  test,
} from '#tests/browser/visit.ts'

test.use(phone)

test('the words of each test are read in its language, and who knows none of them finds a place to begin', async ({
  page,
}) => {
  for (const { id: language, name, greetingLang: lang } of languages) {
    if (!hasOwnTest(language)) continue
    await open(page, `/formulario/${language}`)
    const title = `Teste de nível de ${name.toLowerCase()}`
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Começar o teste' }).click()
    // One of each of the four parts.
    for (let number = 1; number <= 4; number += 1) {
      await expect(questionHeading(page, number)).toBeFocused()
      const { text, right } = await questionShown(page, language)
      await expect(page.getByText(right, { exact: true })).toHaveAttribute('lang', lang)
      await expect(page.locator('legend')).toHaveAttribute('lang', lang)
      if (text) await expect(page.locator(`p[lang=${lang}].level-test-text`)).toHaveText(text)
      await page.getByRole('button', { name: 'Não sei' }).click()
    }
  }
  await expectStartingPoint(page)

  await test.step('who says so at the start gets there without a question, and may still take the test', async () => {
    await page.getByRole('button', { name: 'Refazer o teste' }).click()
    await page.getByRole('button', { name: 'Nunca estudei este idioma' }).click()
    await expect(page.getByRole('heading', { name: 'Ponto de partida' })).toBeFocused()
    const chat = page.getByRole('link', { name: /^Enviar pelo WhatsApp/ })
    await expect(chat).toHaveAttribute('href', /text=Ol%C3%A1!%20Nunca%20estudei%20alem%C3%A3o\./)
    await page.getByRole('button', { name: 'Começar o teste' }).click()
    await expect(page.getByRole('button', { name: 'Nunca estudei este idioma' })).toBeVisible()
  })
})

/** Answers the rest of the German test as a beginner, after its fourth question. */
async function expectStartingPoint(page: Page) {
  const end = page.getByRole('heading', { name: 'Ponto de partida' })
  for (let number = 5; number <= 10 && !(await end.isVisible()); number += 1) {
    await expect(questionHeading(page, number)).toBeFocused()
    await page.getByRole('button', { name: 'Não sei' }).click()
    await expect(questionHeading(page, number)).toHaveCount(0)
  }
  await expect(end).toBeFocused()
  await expect(page.getByRole('main')).not.toContainText(/A1|C1|0 de \d|Sem conclusão/)
  const lesson = page.getByRole('region', { name: 'Como é a primeira aula' })
  await expect(lesson.getByText(firstWords.alemao)).toHaveAttribute('lang', 'de')
  const courses = page.getByRole('region', { name: 'Cursos para começar do zero' })
  await expect(courses.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Enviar para meu e-mail' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=Teste%20de%20n%C3%ADvel%20de%20alem%C3%A3o%3A%20Ponto%20de%20partida&/,
  )
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await sidewaysScroll(page)).toBe(0)
}
