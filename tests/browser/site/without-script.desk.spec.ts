import { expect, test } from '#tests/browser/school-site.ts'

test.use({ javaScriptEnabled: false })

const pages = [
  ['/', ['Nossa História', 'Quem estuda aqui conta melhor', 'Venha nos visitar']],
  ['/cursos', ['Os idiomas que ensinamos', 'Crianças e Adolescentes', 'Cursos Online']],
  ['/cursos/alemao', ['Cursos de alemão e para quem são', 'Goethe-Zertifikat', 'Outros idiomas']],
  ['/about', ['Quem cuida da escola', 'A nossa fachada', 'Venha nos visitar']],
  ['/teste-nivel', ['Escolha o idioma do teste', 'E depois do teste?']],
  ['/eventos', []],
  ['/contato', ['Prefere mandar uma mensagem?']],
  ['/privacidade', ['1. Introdução', '9. Contato e seus direitos']],
] as const

test('every page is whole without script', async ({ page }) => {
  for (const [path, headings] of pages) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    for (const name of headings) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(page.getByRole('contentinfo').getByText('© ')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Conversar com a escola/ })).toBeVisible()
  }
})

test('the first slide and its buttons work without script', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Começar Agora' }).click()
  await expect(page).toHaveURL('/teste-nivel')
})

test('the catalogue is filtered without script', async ({ page }) => {
  await page.goto('/cursos')
  const courses = page.getByRole('link', { name: /^Saiba mais/ })
  await expect(courses).toHaveCount(11)
  await page.getByRole('button', { name: 'Online', exact: true }).click()
  await expect(page).toHaveURL('/cursos?categoria=online')
  await expect(courses).toHaveText([/Know How Online/, /Conversation Class/])
  await expect(page.getByRole('status')).toHaveText('2 cursos')
  await page.getByRole('button', { name: 'Adultos', exact: true }).click()
  await expect(courses).toHaveText([/VIP Individual/, /General English/, /Advanced \+ Elective/])
  await page.getByRole('button', { name: 'Todos', exact: true }).click()
  await expect(courses).toHaveCount(11)
  await page.goto('/cursos?categoria=marcianos')
  await expect(courses).toHaveCount(11)
  await expect(page.getByRole('button', { name: 'Todos' })).toHaveAttribute('aria-pressed', 'true')

  const byLanguage = page.getByRole('group', { name: 'Filtrar cursos por idioma' })
  const byAudience = page.getByRole('group', { name: 'Filtrar cursos por público' })
  await page.goto('/cursos?categoria=online')
  await expect(byAudience.getByRole('button', { pressed: true })).toHaveText(['Online'])
  await byLanguage.getByRole('button', { name: 'Alemão' }).click()
  await expect(page).toHaveURL('/cursos?categoria=online&idioma=alemao')
  await expect(courses).toHaveCount(2)
  await byAudience.getByRole('button', { name: 'Adultos' }).click()
  await expect(page).toHaveURL('/cursos?idioma=alemao&categoria=adultos')
  await expect(courses).toHaveCount(1)
})

test('a language is chosen and taken back without script', async ({ page }) => {
  await page.goto('/teste-nivel')
  await page.getByRole('link', { name: /Iniciar teste de alemão/ }).click()
  await expect(page).toHaveURL('/teste-nivel/alemao')
  const frame = page.getByTitle('Formulário do teste de nível de alemão').contentFrame()
  const note = frame.locator('noscript p').first()
  await expect(note).toContainText('o teste precisa de JavaScript')
  await expect(note).toBeVisible()
  await expect(frame.getByRole('link', { name: 'Conversar no WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511900000000\?text=/,
  )
  await expect(frame.getByRole('button')).toHaveCount(0)
  await page.getByRole('link', { name: 'Escolher outro idioma' }).click()
  await expect(page.getByRole('link', { name: /Iniciar teste/ })).toHaveCount(4)
})
