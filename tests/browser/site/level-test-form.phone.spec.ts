import { hasOwnTest, languages } from '#domain/languages.ts'
import {
  answerOne,
  everything,
  questionShown,
  rememberResult,
} from '#tests/browser/level-test-learner.ts'
import { expect, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

test('the words of each test are read in its language', async ({ page }) => {
  for (const { id: language, name, greetingLang: lang } of languages) {
    if (!hasOwnTest(language)) continue
    await open(page, `/formulario/${language}`)
    const title = `Teste de nível de ${name.toLowerCase()}`
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.getByRole('button', { name: 'Começar o teste' }).click()
    // One of each of the four parts.
    for (let number = 1; number <= 4; number += 1) {
      await expect(page.getByRole('status')).toHaveText(`Pergunta ${number} de até 20`)
      const { text, right } = await questionShown(page, language)
      await expect(page.getByText(right, { exact: true })).toHaveAttribute('lang', lang)
      await expect(page.locator('legend')).toHaveAttribute('lang', lang)
      if (text) await expect(page.locator(`p[lang=${lang}].level-test-text`)).toHaveText(text)
      await page.getByRole('button', { name: 'Não sei' }).click()
    }
  }
})

test('the form works in the frame of the level-test page, which carries none of it', async ({
  page,
}) => {
  const ofTheForm: string[] = []
  page.on('request', (request) => {
    if (/level-test-form|formulario/.test(request.url())) ofTheForm.push(request.url())
  })
  const answered = await rememberResult(page, 'ingles', 'C1', 2)
  await open(page, '/teste-nivel')
  await page.waitForLoadState('networkidle')
  expect(ofTheForm).toEqual([])

  await page.getByRole('link', { name: /Iniciar teste de inglês/ }).click()
  const frame = page.getByTitle('Formulário do teste de nível de inglês').contentFrame()
  for (const number of [answered + 1, answered + 2]) {
    const status = frame.getByRole('status').filter({ hasText: `Pergunta ${number} de até 20` })
    await expect(status).toBeVisible()
    await answerOne(frame, 'ingles', everything)
  }
  await expect(frame.getByRole('heading', { name: 'Nível C1: Avançado' })).toBeInViewport()
  await expect(page).toHaveURL('/teste-nivel/ingles')
  expect(ofTheForm.filter((url) => url.endsWith('/formulario/ingles'))).toHaveLength(1)
})
