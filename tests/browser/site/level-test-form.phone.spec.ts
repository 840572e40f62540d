import { hasOwnTest, languages } from '#domain/languages.ts'
import { everything, takeTest, upTo } from '#tests/browser/level-test-learner.ts'
import { expect, open, test } from '#tests/browser/visit.ts'

for (const { id: language, name, greetingLang: lang } of languages) {
  if (!hasOwnTest(language)) continue
  test(`${language}: who knows everything reaches C1, who knows A2 reaches A2`, async ({
    page,
  }) => {
    await open(page, `/formulario/${language}`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`))

    const questions = await takeTest(page, language, everything)
    expect(questions).toBeGreaterThanOrEqual(12)
    expect(questions).toBeLessThanOrEqual(20)
    const title = page.getByRole('heading', { name: 'Nível C1: Avançado' })
    await expect(title).toBeFocused()
    await expect(page.getByText('não substitui um certificado')).toBeVisible()

    await page.getByRole('button', { name: 'Refazer o teste' }).click()
    await expect(
      page.getByRole('heading', { name: `Teste de nível de ${name.toLowerCase()}` }),
    ).toBeFocused()
    await takeTest(page, language, upTo('A2'), async ({ text, right }) => {
      await expect(page.getByText(right, { exact: true })).toHaveAttribute('lang', lang)
      await expect(page.locator('legend')).toHaveAttribute('lang', lang)
      if (text) await expect(page.locator(`p[lang=${lang}].level-test-text`)).toHaveText(text)
    })
    await expect(page.getByRole('heading', { name: 'Nível A2: Básico' })).toBeVisible()

    const origin = new URL(page.url()).origin
    expect(asked.filter((one) => !one.startsWith(`GET ${origin}/assets/`))).toEqual([])
  })
}

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

  await page.getByRole('link', { name: /Iniciar teste de Inglês/ }).click()
  const frame = page.getByTitle('Formulário do teste de nível de inglês').contentFrame()
  await takeTest(frame, 'ingles', everything)
  await expect(frame.getByRole('heading', { name: 'Nível C1: Avançado' })).toBeInViewport()
  await expect(page).toHaveURL('/teste-nivel?idioma=ingles')
  expect(ofTheForm.filter((url) => url.endsWith('/formulario/ingles'))).toHaveLength(1)
})
