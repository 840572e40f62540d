import type { Page } from '@playwright/test'
import { languages } from '#domain/languages.ts'
import {
  answerOne,
  everything,
  questionHeading,
  rememberResult,
} from '#tests/browser/level-test-learner.ts'
import { noMoreRequests } from '#tests/browser/other-hosts.ts'
import { expect, open, phone, test } from '#tests/browser/visit.ts'

test.use(phone)

const choice = (page: Page) => page.getByRole('region', { name: 'Escolha o idioma do teste' })

test('the visitor learns what the test gives, chooses a language, and takes the test in its frame', async ({
  page,
}) => {
  const ofTheForm: string[] = []
  page.on('request', (request) => {
    if (/level-test-form|formulario/.test(request.url())) ofTheForm.push(request.url())
  })
  const answered = await rememberResult(page, 'ingles', 'C1', 2)
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

  await test.step('for children there is a conversation instead', async () => {
    const children = page.getByRole('region', { name: 'E para as crianças?' })
    await expect(children).toContainText('para quem tem 11 anos ou mais')
    await expect(children.getByRole('link')).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/5511900000000\?text=.*crian%C3%A7a/,
    )
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

  await test.step('the form works in the frame of the page, which carries none of it', async () => {
    await noMoreRequests(page)
    expect(ofTheForm).toEqual([])
    await choice(page)
      .getByRole('link', { name: /Iniciar teste de inglês/ })
      .click()
    await expect(page).toHaveURL('/teste-nivel/ingles')
    await expect(choice(page)).toHaveCount(0)
    await expect(
      page.getByRole('heading', { name: 'Teste de nível de inglês', level: 1 }),
    ).toBeFocused()
    const frame = page.getByTitle('Formulário do teste de nível de inglês').contentFrame()
    await frame.getByRole('button', { name: 'Continuar de onde parou' }).click()
    for (const number of [answered + 1, answered + 2]) {
      await expect(questionHeading(frame, number)).toBeVisible()
      await answerOne(frame, 'ingles', everything)
    }
    await expect(frame.getByRole('heading', { name: 'Nível C1: Avançado' })).toBeInViewport()
    await expect(page).toHaveURL('/teste-nivel/ingles')
    expect(ofTheForm.filter((url) => url.endsWith('/formulario/ingles'))).toHaveLength(1)
  })

  await test.step('a choice can be taken back, and the focus follows', async () => {
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
