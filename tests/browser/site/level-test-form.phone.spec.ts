import { hasOwnTest, languages } from '#domain/languages.ts'
import { everything, questionShown, takeTest, upTo } from '#tests/browser/level-test-learner.ts'
import { expect, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

test('who knows everything reaches C1, who knows A2 reaches A2, and nothing leaves the browser', async ({
  page,
}) => {
  await open(page, '/formulario/ingles')
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))

  const seen: string[] = []
  const questions = await takeTest(page, 'ingles', everything, async ({ id }) => {
    seen.push(id)
  })
  expect(questions).toBeGreaterThanOrEqual(12)
  expect(questions).toBeLessThanOrEqual(20)
  const title = page.getByRole('heading', { name: 'Nível C1: Avançado' })
  await expect(title).toBeFocused()
  await expect(page.getByText('não substitui um certificado')).toBeVisible()

  await page.getByRole('button', { name: 'Refazer o teste' }).click()
  await expect(page.getByRole('heading', { name: 'Teste de nível de inglês' })).toBeFocused()
  // The bank has enough others, of these levels too.
  await takeTest(page, 'ingles', upTo('A2'), async ({ id }) => {
    expect(seen).not.toContain(id)
  })
  await expect(page.getByRole('heading', { name: 'Nível A2: Básico' })).toBeVisible()

  const origin = new URL(page.url()).origin
  expect(asked.filter((one) => !one.startsWith(`GET ${origin}/assets/`))).toEqual([])
})

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
  await open(page, '/teste-nivel')
  await page.waitForLoadState('networkidle')
  expect(ofTheForm).toEqual([])

  await page.getByRole('link', { name: /Iniciar teste de inglês/ }).click()
  const frame = page.getByTitle('Formulário do teste de nível de inglês').contentFrame()
  await takeTest(frame, 'ingles', everything)
  await expect(frame.getByRole('heading', { name: 'Nível C1: Avançado' })).toBeInViewport()
  await expect(page).toHaveURL('/teste-nivel/ingles')
  expect(ofTheForm.filter((url) => url.endsWith('/formulario/ingles'))).toHaveLength(1)
})
