import type { Page } from '@playwright/test'
import {
  allowConsoleErrors,
  closeDialog,
  dialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  openPhotos,
  photosPage,
  test,
  typeEvent,
} from '#tests/browser/admin-site.ts'
import { faultWords } from '#tests/browser/store-faults.ts'

/** What each kind of fault is called where something could not be done. */
const kinds = (other: string) =>
  [
    ['permission-denied', 'Erro de Permissão', faultWords['permission-denied']],
    ['unavailable', 'Serviço Indisponível', faultWords.unavailable],
    ['other', other, faultWords.other],
  ] as const

const heading = (page: Page) => page.getByRole('heading', { name: 'Eventos', exact: true })

test('events that cannot be loaded, kept or deleted are told in a dialog, by kind', async ({
  page,
  school,
  consoleErrors,
}) => {
  const mended = async () => {
    school.fail(null)
    await expect.poll(school.healthy).not.toContain(false)
  }
  const id = await school.publish({ nome: 'Recital' }, 1)
  const before = school.photosKept()

  await test.step('what cannot be loaded is tried again', async () => {
    for (const [kind, title, text] of kinds('Erro ao Carregar Eventos')) {
      school.fail('event reads', kind)
      await open(page, '/admin')
      await expectDialog(page, 'error', title, text)
      if (kind === 'other') await expectAccessible(page)
      await closeDialog(page)
    }
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expectDialog(page, 'error', 'Erro ao Carregar Eventos', faultWords.other)
    await closeDialog(page)
    await mended()
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('status')).toHaveText(/evento/)
  })

  await test.step('an event that cannot be deleted stays with its photos', async () => {
    school.fail('event writes', 'permission-denied')
    const opener = page.getByRole('link', { name: 'Excluir Recital' })
    await opener.click()
    await dialog(page).getByRole('button', { name: 'Excluir' }).click()
    await expectDialog(page, 'error', 'Erro ao Excluir', 'Erro ao excluir evento. Tente novamente.')
    await closeDialog(page)
    await expect(opener).toBeFocused()
    expect((await school.stores.events.one(id))?.fotos.length).toBe(1)
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
    const events = await school.stores.events.all()
    expect(events.filter(({ nome }) => nome === 'Baile de máscaras')).toHaveLength(1)
  })
  allowConsoleErrors(consoleErrors, /503/)
})

test('photos that cannot be loaded or deleted, a cover that cannot be chosen and an edit that cannot be kept are told', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({ nome: 'Chá da tarde' }, 2)
  const before = school.photosKept()
  await openPhotos(page, id)
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

  await test.step('what was typed stays while an edit cannot be kept', async () => {
    await open(page, `/admin/evento/${id}/editar`)
    await page.getByLabel('Nome do evento').fill('Chá das cinco')
    school.fail('event writes', 'unavailable')
    await page.getByRole('button', { name: 'Salvar alterações' }).click()
    await expectDialog(page, 'error', 'Serviço Indisponível', faultWords.unavailable)
    await closeDialog(page)
    await expect(page.getByLabel('Nome do evento')).toHaveValue('Chá das cinco')
    expect((await school.stores.events.one(id))?.nome).toBe('Chá da tarde')
  })

  school.fail('event reads', 'other')
  await open(page, photosPage(id))
  await expectDialog(page, 'error', 'Erro ao Carregar', faultWords.other)
  await closeDialog(page)
  allowConsoleErrors(consoleErrors, /503/)
})

test('an event that is gone leads to the panel, which says so', async ({ page, school }) => {
  for (const address of [photosPage('nenhum'), '/admin/evento/nenhum/editar']) {
    await open(page, address)
    await expectDialog(
      page,
      'warning',
      'Evento Não Encontrado',
      'O evento solicitado não foi encontrado.',
    )
    await closeDialog(page)
    await expect(page).toHaveURL('/admin')
    await expect(heading(page)).toBeFocused()
  }
  const id = await school.publish({ nome: 'Evento que some' })
  await openPhotos(page, id)
  await school.stores.events.remove(id)
  await page.getByLabel('Escolher fotos').setInputFiles({
    name: 'tarde.jpg',
    mimeType: 'image/jpeg',
    buffer: school.photo,
  })
  await expectDialog(
    page,
    'warning',
    'Evento Não Encontrado',
    'O evento solicitado não foi encontrado.',
  )
  await expect(page).toHaveURL(/\/admin\?aviso=/)
})

test('sessions that cannot be read, with the events or alone, are told in the dialog over every page', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({ nome: 'Segredo da escola' }, 1)
  const photo = (await school.stores.events.one(id))?.fotos[0]?.id
  const everyPage = [
    '/admin',
    '/admin/conta',
    photosPage(id),
    `/admin/evento/${id}/editar`,
    `/admin/evento/${id}/excluir`,
    `${photosPage(id)}/excluir?foto=${photo}`,
  ]
  for (const part of ['session reads', 'all reads'] as const) {
    for (const [kind, title, text] of kinds('Erro ao Carregar').slice(0, 2)) {
      school.fail(part, kind)
      for (const address of everyPage) {
        const answer = await page.request.get(address)
        expect(answer.status(), address).toBe(503)
        const html = await answer.text()
        expect(html, address).not.toContain('Segredo da escola')
        expect(html, address).toContain(title)
        expect(html, address).toContain(text)
      }
    }
  }
  const [, title, text] = kinds('Erro ao Carregar')[1]
  for (const address of [`/admin/evento/${id}/excluir`, '/admin']) {
    await open(page, address)
    await expectDialog(page, 'error', title, text)
    await closeDialog(page)
    await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.locator('summary', { hasText: 'Novo evento' }).click()
  await typeEvent(page, 'Não se perde', 'Nem uma linha.')
  await page.getByRole('button', { name: 'Criar evento' }).click()
  await expectDialog(page, 'error', 'Serviço Indisponível', faultWords.unavailable)
  await closeDialog(page)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expectDialog(page, 'error', 'Serviço Indisponível', faultWords.unavailable)
  await closeDialog(page)
  school.fail(null)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
  await expect(page.getByLabel('Nome do evento')).toHaveValue('Não se perde')
  expect((await school.stores.events.all()).some(({ nome }) => nome === 'Não se perde')).toBe(false)
  allowConsoleErrors(consoleErrors, /503/)
})
