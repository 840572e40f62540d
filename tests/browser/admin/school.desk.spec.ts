import {
  allowConsoleErrors,
  closeDialog,
  expect,
  expectAccessible,
  expectDialog,
  open,
  test,
} from '#tests/browser/admin-site.ts'
import { dot, hero } from '#tests/browser/carousels.ts'
import { saveNotice } from '#tests/browser/school-notice.ts'

const saved = 'Salvo! O site já mostra a mudança.'

test('what is typed is kept as a draft, corrected, saved, seen and undone; what is too long is counted', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/admin')
  await page.getByText('Antes de publicar').click()
  await page.getByRole('link', { name: 'WhatsApp' }).click()
  const field = page.getByLabel('WhatsApp', { exact: true })
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(page.getByText('WhatsApp', { exact: true }).first()).toBeInViewport()

  await field.fill('123')
  await page.reload()
  await expect(field).toHaveValue('123')
  await expect(field).toBeFocused()
  await expect(page.getByText(/^Rascunho de hoje, \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(field).toHaveValue('(11) 90000-0000')
  await expect(page.getByText(/^Rascunho/)).toHaveCount(0)
  await page.reload()
  await expect(field).toHaveValue('(11) 90000-0000')
  await expect(page.getByText(/^Rascunho/)).toHaveCount(0)
  await field.fill('123')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/Precisa de DDD e número/)
  await expectAccessible(page)

  await field.fill('21 98765-4321')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', saved)
  await closeDialog(page)
  await expectAccessible(page)
  const contact = async () => (await page.request.get('/contato')).text()
  await expect.poll(contact).toContain('wa.me/5521987654321')

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Desfeito! O site já mostra a mudança.')
  await expect.poll(contact).toContain('wa.me/5511900000000')
  await closeDialog(page)

  await test.step('a text is put in own words, counted, and goes back to the original at a press', async () => {
    const original = 'A porta por onde todo curso começa.'
    const caption = page.getByLabel('Legenda da porta de entrada')
    const back = page.getByRole('button', { name: /Voltar ao original.*Legenda da porta/ })
    const save = async () => {
      await page.getByRole('button', { name: 'Salvar alterações' }).click()
      await expectDialog(page, 'success', 'Sucesso', saved)
    }
    const about = async () => (await page.request.get('/about')).text()
    await open(page, '/admin/escola/sobre')
    await expect(caption).toHaveValue(original)
    await expect(back).toHaveCount(0)
    await caption.fill('A nossa porta, <b>azul</b>')
    await expect(back).toBeVisible()
    await expect(caption).toHaveAccessibleDescription(/Até 120 caracteres/)
    await expectAccessible(page)
    const [preview] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Ver como fica' }).click(),
    ])
    await expect(preview.getByText('A nossa porta, <b>azul</b>')).toBeVisible()
    await expect(preview.getByText('Só você vê esta página: nada foi salvo.')).toBeVisible()
    await preview.close()
    expect(await about()).not.toContain('A nossa porta')
    await save()
    await expect.poll(about).toContain('A nossa porta, &lt;b&gt;azul&lt;/b&gt;')

    await open(page, '/admin/escola/sobre')
    await back.click()
    await expect(caption).toHaveValue(original)
    await expect(caption).toBeFocused()
    await expect(back).toHaveCount(0)
    await save()
    await expect.poll(about).toContain(original)
  })

  await test.step('on the site, a pencil leads to where each part is edited', async () => {
    const pencil = (path: string) => page.locator(`.edit-link[href^="/admin/${path}"]`)
    await page.goto('/')
    await expect(pencil('escola/historia')).toHaveAttribute('href', /#campo-texts.historyText$/)
    await expect(pencil('escola/destaques')).toBeInViewport()
    await dot(hero(page), 2).click()
    await expect(pencil('escola/destaques')).toHaveAttribute('href', /#campo-texts.hero2Title$/)
    await expectAccessible(page)
    for (const [path, name, field] of [
      ['/contato', 'Editar Telefone', 'contato#campo-phone'],
      ['/contato', 'Editar Horário de atendimento', 'contato#campo-openingHours.weekdays'],
      ['/about', 'Editar Sobre a Escola', 'sobre#campo-texts.aboutLead'],
      ['/about', 'Editar A1-C2 reconhecimento internacional', 'sobre#campo-texts.highlight3Figure'],
      ['/cursos/ingles', /Editar Curso de inglês/, 'idiomas/ingles'],
    ] as const) {
      if (new URL(page.url()).pathname !== path) await page.goto(path)
      const link = page.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', `/admin/escola/${field}`)
    }
    await page.goto('/cursos')
    await page.getByRole('link', { name: 'Editar Nursery' }).click()
    await expect(page).toHaveURL(/\/admin\/escola\/cursos\/1$/)
  })

  await test.step('a text that is too long is counted, kept whole and refused', async () => {
    await open(page, '/admin/escola/aviso')
    const text = page.getByLabel('Texto')
    await expect(text).toHaveAccessibleDescription(/Até 120 caracteres\./)
    const words = 'Matrículas abertas para o primeiro semestre '.repeat(3).trim()
    await text.fill(words.slice(0, 110))
    await expect(text).toHaveAccessibleDescription(/Restam 10 caracteres\./)
    await text.fill('')
    await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), words)
    await expect(text).toHaveValue(words)
    await expect(text).toHaveAccessibleDescription(/Passou do limite: tire 11 caracteres\./)
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(text).toBeFocused()
    await expect(text).toHaveValue(words)
    await expect(text).toHaveAccessibleDescription(/Pode ter até 120 caracteres\./)
    await expectAccessible(page)
    await text.fill('Oi')
    await page.getByLabel('Último dia').fill('2020-01-01')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expect(page.getByText('Este dia já passou: o aviso não apareceria.')).toBeVisible()
  })

  await test.step('the pages of testimonials are accessible', async () => {
    for (const path of ['depoimentos', 'depoimentos/1/excluir']) {
      await open(page, `/admin/escola/${path}`)
      await expectAccessible(page)
    }
  })
  allowConsoleErrors(consoleErrors, /400/)
})

test('a notice stands over every page until it is closed, and comes back with another text', async ({
  page,
  school,
  consoleErrors,
}) => {
  const notice = page.getByRole('complementary', { name: 'Aviso da escola' })
  await saveNotice(school, {
    text: 'Matrículas abertas',
    link: '/contato',
    firstDay: null,
    lastDay: null,
  })
  await expect
    .poll(async () => {
      await page.goto('/')
      return notice.count()
    })
    .toBe(1)
  await expect(notice.getByRole('link', { name: 'Matrículas abertas' })).toBeVisible()
  await expectAccessible(page)
  await open(page, '/cursos')
  await notice.getByRole('button', { name: 'Fechar o aviso' }).click()
  await expect(notice).toBeHidden()

  // Hidden before the site's own scripts run: nothing moves.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/about')
  await expect(page.locator('aside[data-text]')).toBeHidden()
  await expect.poll(() => consoleErrors.length, 'its scripts were asked for').toBeGreaterThan(0)
  await page.unroute('**/assets/*.js')
  allowConsoleErrors(consoleErrors, /ERR_FAILED/)

  await saveNotice(school, { text: 'Últimas vagas', link: null, firstDay: null, lastDay: null })
  await expect
    .poll(async () => {
      await page.goto('/about')
      return notice.isVisible()
    })
    .toBe(true)
  await saveNotice(school, null)
})
