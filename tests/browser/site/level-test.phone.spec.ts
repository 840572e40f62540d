import type { Page } from '@playwright/test'
import { languages } from '#domain/languages.ts'
import { expect, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

const choice = (page: Page) => page.getByRole('region', { name: 'Escolha o idioma do teste' })

test('the visitor learns what the test gives, and chooses a language', async ({ page }) => {
  await open(page, '/teste-nivel')

  await test.step('every language is offered, with its flag, words and start', async () => {
    await expect(choice(page).getByRole('listitem')).toHaveCount(languages.length)
    for (const { name, id, flag } of languages) {
      const start = choice(page).getByRole('link', {
        name: `Iniciar teste de ${name.toLowerCase()}`,
      })
      await expect(start).toHaveAttribute('href', `/teste-nivel/${id}`)
      await expect(start).toContainText(/\.\s*Iniciar teste/)
      await expect(start.locator(`svg[aria-hidden] use[href$="#flag-${flag}"]`)).toHaveCount(1)
    }
  })

  await test.step('the visitor learns what the test gives and what follows it', async () => {
    for (const name of [
      '5-10 minutos',
      'Resultado detalhado por e-mail',
      'Recomendação personalizada',
    ]) {
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    }
    const steps = page.getByRole('region', { name: 'E depois do teste?' })
    await expect(steps.getByRole('listitem').getByRole('heading')).toHaveText([
      'O resultado fica com você',
      'Você conversa conosco',
      'Você começa no lugar certo',
    ])
  })

  await test.step('a choice can be taken back, and the focus follows both ways', async () => {
    await choice(page)
      .getByRole('link', { name: /Iniciar teste de francês/ })
      .click()
    await expect(page).toHaveURL('/teste-nivel/frances')
    await expect(choice(page)).toHaveCount(0)
    await expect(
      page.getByRole('heading', { name: 'Teste de nível de francês', level: 1 }),
    ).toBeFocused()
    await page.getByRole('link', { name: 'Escolher outro idioma' }).click()
    await expect(page).toHaveURL('/teste-nivel')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(choice(page)).toHaveCount(1)
  })

  await test.step('a shared address opens its language; while its form is a sample, our own stands there', async () => {
    await open(page, '/teste-nivel?idioma=frances')
    const intro = page.getByRole('region', { name: /^Francês:/ })
    await expect(intro.getByRole('heading')).toHaveText('Francês: Antes de começar')
    await expect(intro.getByRole('list')).toContainText('pode enviá-lo para o seu e-mail')
    await expect(intro.getByRole('link', { name: 'Abrir em nova aba' })).toHaveAttribute(
      'href',
      '/formulario/frances',
    )
    const frame = intro.getByTitle('Formulário do teste de nível de francês')
    expect((await frame.boundingBox())?.height).toBeGreaterThanOrEqual(800)
    await expect(
      frame.contentFrame().getByRole('heading', { name: 'Teste de nível de francês' }),
    ).toBeVisible()
  })
})
