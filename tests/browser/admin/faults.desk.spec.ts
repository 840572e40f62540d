import type { Page } from '@playwright/test'
import {
  allowConsoleErrors,
  asFile,
  choose,
  closeDialog,
  dialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  photosPage,
  test,
  typeEvent,
} from '#tests/browser/admin-site.ts'
import { faultWords } from '#tests/browser/store-faults.ts'

/** Each kind of fault with the title and text of its message; `other` is the title for any other fault. */
const kinds = (other: string) =>
  [
    ['permission-denied', 'Erro de Permissão', faultWords['permission-denied']],
    ['unavailable', 'Serviço Indisponível', faultWords.unavailable],
    ['other', other, faultWords.other],
  ] as const

const retry = (page: Page) => page.getByRole('button', { name: 'Tentar novamente' })

test('what cannot be loaded, kept or deleted is told in a dialog, by kind, and nothing is lost', async ({
  page,
  school,
  consoleErrors,
}) => {
  const mended = async () => {
    school.fail(null)
    await expect.poll(school.healthy).not.toContain(false)
  }
  /** The dialog is already in the HTML that the site sends. */
  const expectTold = async (path: string, title: string, text: string) => {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(503)
    const html = await answer.text()
    expect(html, path).not.toContain('Recital')
    expect(html, path).toContain(title)
    expect(html, path).toContain(text)
  }
  const id = await school.publish({ nome: 'Recital' }, 2)
  const photo = (await school.stores.events.one(id))?.fotos[0]?.id
  const before = school.photosKept()
  const row = page.getByRole('listitem').filter({ hasText: 'Recital' })

  await test.step('what cannot be loaded is tried again', async () => {
    for (const [kind, title, text] of kinds('Erro ao Carregar Eventos')) {
      school.fail('event reads', kind)
      await expectTold('/admin', title, text)
    }
    await expectTold(photosPage(id), 'Erro ao Carregar', faultWords.other)
    await open(page, '/admin')
    await expectDialog(page, 'error', 'Erro ao Carregar Eventos', faultWords.other)
    await closeDialog(page)
    await retry(page).click()
    await expectDialog(page, 'error', 'Erro ao Carregar Eventos', faultWords.other)
    await closeDialog(page)
    await mended()
    await retry(page).click()
    await expect(page.getByRole('status').filter({ hasText: /evento/ })).toBeVisible()
  })

  await test.step('an event that cannot be deleted stays with its photos', async () => {
    school.fail('event writes', 'permission-denied')
    const opener = page.getByRole('button', { name: 'Excluir Recital' })
    await opener.click()
    await dialog(page).getByRole('button', { name: 'Excluir' }).click()
    await expectDialog(page, 'error', 'Erro ao Excluir', 'Erro ao excluir evento. Tente novamente.')
    await closeDialog(page)
    await expect(opener).toBeFocused()
    expect((await school.stores.events.one(id))?.fotos.length).toBe(2)
    expect(school.photosKept()).toBe(before)
  })

  await test.step('what was typed stays while an event cannot be kept', async () => {
    await page.locator('summary', { hasText: 'Novo evento' }).click()
    await typeEvent(page, 'Baile de máscaras', 'Traje livre.')
    for (const [kind, title, text] of kinds('Erro ao Criar Evento')) {
      school.fail('event writes', kind)
      await page.getByRole('button', { name: 'Criar evento' }).click()
      await expectDialog(page, 'error', title, text)
      await closeDialog(page)
      await expect(page.getByLabel('Nome do evento')).toHaveValue('Baile de máscaras')
    }
    await mended()
    await page.getByRole('button', { name: 'Criar evento' }).click()
    await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
    await closeDialog(page)
    const events = await school.stores.events.all()
    expect(events.filter(({ nome }) => nome === 'Baile de máscaras')).toHaveLength(1)
  })

  await test.step('nor is an edit lost that cannot be kept', async () => {
    await page.getByRole('link', { name: 'Editar Recital' }).click()
    await page.getByLabel('Nome do evento').fill('Chá das cinco')
    school.fail('event writes', 'unavailable')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, 'error', 'Serviço Indisponível', faultWords.unavailable)
    await closeDialog(page)
    await expect(page.getByLabel('Nome do evento')).toHaveValue('Chá das cinco')
    expect((await school.stores.events.one(id))?.nome).toBe('Recital')
    await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  })

  await test.step('a photo that cannot be deleted and a cover that cannot be chosen are told', async () => {
    await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
    school.fail('event writes', 'permission-denied')
    await page.getByRole('link', { name: 'Excluir joao-da-silva-0.jpg' }).click()
    await dialog(page).getByRole('button', { name: 'Excluir' }).click()
    await expectDialog(page, 'error', 'Erro ao Excluir', 'Erro ao excluir foto. Tente novamente.')
    await closeDialog(page)
    expect(school.photosKept()).toBe(before)
    await page.getByRole('button', { name: 'Usar como capa: joao-da-silva-1.jpg' }).click()
    await expectDialog(
      page,
      'error',
      'Erro ao Escolher a Capa',
      'Erro ao escolher a capa. Tente novamente.',
    )
    await closeDialog(page)
    expect((await school.stores.events.one(id))?.fotos.length).toBe(2)
    school.fail(null)
  })

  await test.step('sessions that cannot be read, with the events or alone, are told over every page', async () => {
    const everyPage = [
      '/admin',
      '/admin/conta',
      photosPage(id),
      `/admin/evento/${id}/editar`,
      `/admin/evento/${id}/excluir`,
      `${photosPage(id)}/excluir?foto=${photo}`,
    ]
    const [denied, unavailable] = kinds('Erro ao Carregar')
    for (const [part, [kind, title, text]] of [
      ['session reads', denied],
      ['all reads', unavailable],
    ] as const) {
      school.fail(part, kind)
      for (const path of everyPage) await expectTold(path, title, text)
    }
    await mended()
    await open(page, '/admin')
    await page.locator('summary', { hasText: 'Novo evento' }).click()
    await typeEvent(page, 'Não se perde', 'Nem uma linha.')
    school.fail('all reads', 'unavailable')
    for (const name of ['Criar evento', 'Sair']) {
      await page.getByRole('button', { name }).click()
      await expectDialog(page, 'error', 'Serviço Indisponível', faultWords.unavailable)
      await closeDialog(page)
      await expect(page.getByLabel('Nome do evento')).toHaveValue('Não se perde')
    }
    await page.reload()
    await expectDialog(page, 'error', 'Serviço Indisponível', faultWords.unavailable)
    await closeDialog(page)
    await expectAccessible(page)
    await mended()
    await retry(page).click()
    await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
    await expect(page.getByLabel('Nome do evento')).toHaveValue('Não se perde')
    const names = (await school.stores.events.all()).map(({ nome }) => nome)
    expect(names).not.toContain('Não se perde')
  })

  await test.step('an event that is gone leads to the panel, which says so', async () => {
    const gone = [
      'warning',
      'Evento Não Encontrado',
      'O evento solicitado não foi encontrado.',
    ] as const
    await row.getByRole('link', { name: 'Gerenciar fotos' }).click()
    await expect(page.getByLabel('Escolher fotos')).toBeEnabled()
    await school.stores.events.remove(id, new Date())
    await choose(page, asFile('tarde.jpg', school.photo))
    await expectDialog(page, ...gone)
    await expect(page).toHaveURL(/\/admin\?aviso=/)
    const { search } = new URL(page.url())
    await closeDialog(page)
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { name: 'Eventos', exact: true })).toBeFocused()
    for (const path of [photosPage('nenhum'), '/admin/evento/nenhum/editar']) {
      const answer = await page.request.get(path, { maxRedirects: 0 })
      expect(answer.headers().location, path).toBe(`/admin${search}`)
    }
  })
  allowConsoleErrors(consoleErrors, /503/)
})
