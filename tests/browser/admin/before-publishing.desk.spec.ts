import type { Locator } from '@playwright/test'
import { firstDayQuestions } from '#content/first-day.ts'
import {
  addressOf,
  closeDialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  password,
  signedOut,
  test,
} from '#tests/browser/admin-site.ts'
import { startAdminSite } from '#tests/running-site/admin-client.ts'

test.use(signedOut)

test('on a public site the list of what is left leads to each thing, and shrinks', async ({
  page,
}) => {
  const site = await startAdminSite({ SITE_URL: 'https://www.escola.example' })
  try {
    const at = (path: string) => addressOf(site) + path
    const list = page.locator('details', { hasText: 'Antes de publicar' })
    const toSchool = () => page.getByRole('link', { name: 'Voltar para a escola' }).click()
    const toList = async () => {
      await page.getByRole('link', { name: 'Eventos', exact: true }).click()
      await list.locator('summary').click()
    }
    /** The number of items left, according to the panel. */
    const count = async () => {
      const panel = await (await page.request.get(at('/admin'))).text()
      return Number(/Faltam (\d+) itens/.exec(panel)?.[1])
    }
    await page.request.post(at('/admin/login'), { form: { email, password }, maxRedirects: 0 })
    await open(page, at('/admin#entrou'))
    await expect(list.locator('summary')).toHaveText(/^Antes de publicarFaltam \d+ itens$/)
    await expect(list.getByRole('link')).toHaveCount(0)
    await list.locator('summary').click()
    await expectAccessible(page, '#antes-de-publicar')
    let left = await count()

    // The line links to its field, where a value that is right is confirmed; tests/site does it for every group.
    const fact = list.locator('a[href*="#campo-"]:not([href*="/imagens"])')
    const [, path = '', field = ''] =
      /^(.*)#(.*)$/.exec((await fact.first().getAttribute('href')) ?? '') ?? []
    const ofThisPage = await list.locator(`a[href^="${path}#"]`).count()
    await fact.first().click()
    await expect(page).toHaveURL(at(`${path}#${field}`))
    await expect(page.locator(`[id="${field}"]`)).toBeFocused()
    await expect(page.locator(`[id="${field}"]`)).toBeInViewport()
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Salvo! O site já mostra a mudança.')
    await closeDialog(page)
    left -= ofThisPage
    expect(await count()).toBe(left)

    await toList()
    await expect(list).toContainText('Inventados, e por isso fora do ar')
    await list.getByRole('link', { name: 'Helena Sampaio' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Helena Sampaio' })).toBeFocused()
    await page.getByRole('button', { name: 'Excluir os inventados' }).click()
    await expect(page.getByText('Helena Sampaio')).toHaveCount(0)
    await closeDialog(page)

    left = await count()
    await toSchool()
    await toList()
    await list.getByRole('link', { name: 'Janela' }).click()
    const card = page.getByRole('listitem').filter({ hasText: 'Janela' })
    await expect(card).toBeFocused()
    await expect(card).toBeInViewport()
    await expect(card).toContainText('Desenho de amostra')
    await card.getByRole('button', { name: 'Manter o desenho' }).click()
    await expect(card).toContainText('Desenho mantido')
    await expect(card.getByRole('button', { name: 'Não manter o desenho' })).toBeVisible()
    await page.getByRole('button', { name: 'Manter todos os desenhos' }).click()
    await expect(page.getByText('Desenho de amostra')).toHaveCount(0)

    expect(await count()).toBe(left - 15)
    await toSchool()
    await page.getByRole('button', { name: 'Desfazer' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Desfeito! O site já mostra a mudança.')
    expect(await count()).toBe(left - 1)
  } finally {
    await site.stop()
  }
})

/** What a school cannot do without. Everything else is left empty, or answered with 'Não'. */
const needed: Record<string, string> = {
  'Nome da escola': 'Escola Viva',
  Telefone: '(11) 4321-1234',
  WhatsApp: '(11) 91234-5678',
  'E-mail': 'contato@viva.example',
  'Rua e número': 'Rua Um, 1',
  Cidade: 'Recife',
  Estado: 'PE',
  CEP: '50000-000',
}

test('whoever says no to everything optional empties the list: what was declined is decided', async ({
  page,
}) => {
  const site = await startAdminSite({ SITE_URL: 'https://www.escola.example' })
  let taps = 0
  const tap = async (control: Locator) => {
    taps += 1
    await control.click()
  }
  try {
    const panel = `${addressOf(site)}/admin`
    await page.request.post(`${panel}/login`, { form: { email, password }, maxRedirects: 0 })
    // As the login's redirect does: without the note in the browser the page leads to the login.
    await open(page, `${panel}#entrou`)
    const list = page.locator('#antes-de-publicar')
    await tap(list.locator('summary'))
    await tap(list.getByRole('link', { name: 'Responder uma pergunta de cada vez' }))
    for (const { question, paths } of firstDayQuestions) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(question)
      for (const [label, typed] of Object.entries(needed)) {
        const field = page.getByLabel(label, { exact: true })
        if ((await field.count()) > 0) await field.fill(typed)
      }
      for (const no of await page.getByRole('radio', { name: 'Não' }).all()) await tap(no)
      if (paths.includes('newEvents')) await tap(page.getByRole('radio').last())
      await tap(page.getByRole('button', { name: 'Salvar alterações' }))
    }
    await closeDialog(page)

    await tap(list.locator('summary'))
    await expect(list).not.toContainText(/Anos|Exames|Resultados|Formulários/)
    await tap(list.getByRole('link', { name: 'Helena Sampaio' }))
    await tap(page.getByRole('button', { name: 'Excluir os inventados' }))
    await closeDialog(page)
    await open(page, panel)
    await tap(list.locator('summary'))
    await tap(list.getByRole('link', { name: 'Janela' }))
    await tap(page.getByRole('button', { name: 'Manter todos os desenhos' }))
    await expect(page.getByText('Desenho de amostra')).toHaveCount(0)
    await open(page, panel)
    await expect(list).toHaveCount(0)
    expect(taps).toBeLessThanOrEqual(24)
  } finally {
    await site.stop()
  }
})
