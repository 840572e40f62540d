import { hasOwnTest, languages } from '#domain/languages.ts'
import { questionShown } from '#tests/browser/level-test-learner.ts'
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
