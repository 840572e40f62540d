import type { Page } from '@playwright/test'
import { eventVersion } from '#domain/events/event-version.ts'
import {
  allowConsoleErrors,
  closeDialog,
  dialog,
  email,
  expect,
  expectAccessible,
  expectDialog,
  open,
  test,
  typeEvent,
} from '#tests/browser/admin-site.ts'

const toggle = (page: Page) => page.locator('summary', { hasText: 'Novo evento' })
const row = (page: Page, nome: string) => page.getByRole('listitem').filter({ hasText: nome })
const create = (page: Page) => page.getByRole('button', { name: 'Criar evento' })

test('the panel greets the admin, counts the events and lists each with all that can be done', async ({
  page,
  school,
}) => {
  await school.publish({ nome: 'Sarau de inverno', data: '2026-07-01' }, 2)
  await school.publish({ nome: 'Com uma', descricao: 'Às dez.\nNo pátio.' }, 1)
  await school.publish({ nome: 'Sem nenhuma' })
  const { total } = await school.stores.events.page({ from: 0, size: 0 })
  await open(page, '/admin')
  await expect(page.getByText(`Olá, ${email}`)).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(total === 1 ? '1 evento' : `${total} eventos`)
  const event = row(page, 'Sarau de inverno').first()
  await expect(event).toContainText('1º de julho de 2026')
  await expect(event).toContainText('2 fotos')
  await expect(event).toContainText('Quadrilha, bandeirinhas e canjica no pátio.')
  await expect(event.getByRole('link', { name: 'Gerenciar fotos' })).toBeVisible()
  await expect(event.getByRole('link', { name: 'Editar Sarau de inverno' })).toBeVisible()
  await expect(event.getByRole('link', { name: 'Excluir Sarau de inverno' })).toBeVisible()
  await expectAccessible(page)

  await test.step('a description shows its line breaks in the list', async () => {
    const lines = await row(page, 'Com uma')
      .getByText('Às dez.')
      .evaluate((node) => (node as HTMLElement).innerText)
    expect(lines).toBe('Às dez.\nNo pátio.')
  })

  await test.step('the question counts one photo and none as a person would', async () => {
    await page.getByRole('link', { name: 'Excluir Com uma' }).click()
    await expect(dialog(page)).toContainText('Excluir “Com uma” e sua foto?')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Excluir Sem nenhuma' }).click()
    await expect(dialog(page)).toContainText('Excluir “Sem nenhuma”?')
  })
})

test('an empty panel says so, and how to begin', async ({ page }) => {
  await open(page, '/admin')
  await expect(page.getByRole('status')).toHaveText('Nenhum evento')
  await expect(
    page.getByText('Ainda não há eventos. Comece pelo botão “Novo evento”.'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a new event: folded form, required fields, extras folded away, one effect', async ({
  page,
  school,
}) => {
  await open(page, '/admin')
  await expect(page.getByLabel('Nome do evento')).toBeHidden()
  await toggle(page).click()
  for (const label of ['Nome do evento', 'Descrição', 'Data']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required')
  }
  await expect(page.getByLabel('Horário')).toBeHidden()
  await toggle(page).click()
  await expect(page.getByLabel('Nome do evento')).toBeHidden()
  await toggle(page).click()
  await typeEvent(page, 'Oficina de pão francês')
  await page.getByText('Mais detalhes (opcional)').click()
  await page.getByLabel('Horário').fill('15h')
  await page.getByLabel('Número de participantes').fill('12')
  await create(page).dblclick()
  await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
  await expectAccessible(page)
  await closeDialog(page)
  await expect(page).toHaveURL('/admin')
  await expect(page.getByRole('heading', { name: 'Eventos', exact: true })).toBeFocused()
  await expect(page.getByLabel('Nome do evento')).toBeHidden()
  await expect(row(page, 'Oficina de pão francês')).toHaveCount(1)
  await expect(row(page, 'Oficina de pão francês')).toContainText('15 de agosto de 2026')
  const kept = (await school.stores.events.all()).find(({ nome }) => nome.startsWith('Oficina'))
  expect(kept).toMatchObject({ horario: '15h', participantes: 12, fotos: [] })
  await toggle(page).click()
  await expect(page.getByLabel('Nome do evento')).toHaveValue('')
})

test('what must be corrected is said beside the field, and nothing typed is lost', async ({
  page,
  consoleErrors,
}) => {
  await open(page, '/admin')
  await toggle(page).click()
  await typeEvent(page, 'x'.repeat(121), '   ')
  await page.getByText('Mais detalhes (opcional)').click()
  await page.getByLabel('Número de participantes').fill('muitos')
  await create(page).click()
  await expect(page.getByRole('alert')).toHaveText('Confira os campos marcados.')
  const says = (label: string, sentence: string) =>
    expect(page.getByLabel(label)).toHaveAccessibleDescription(sentence)
  await says('Nome do evento', 'Use no máximo 120 caracteres.')
  await says('Descrição', 'Informe a descrição do evento.')
  await says('Número de participantes', 'Informe o número de participantes só com algarismos.')
  await expect(page.getByLabel('Nome do evento')).toHaveValue('x'.repeat(121))
  await expect(page.getByLabel('Nome do evento')).toBeFocused()
  await expectAccessible(page)
  allowConsoleErrors(consoleErrors, /400/)
})

test('an event is edited with the same form, and its gallery tells the new words', async ({
  page,
  school,
}) => {
  const id = await school.publish({ nome: 'Festa da primavera', horario: '10h', local: 'Pátio' })
  await open(page, '/admin')
  await page.getByRole('link', { name: 'Editar Festa da primavera' }).click()
  await expect(page).toHaveURL(`/admin/evento/${id}/editar`)
  await expect(page.getByLabel('Horário')).toHaveValue('10h')
  await page.getByLabel('Nome do evento').fill('Festa das flores')
  await page.getByLabel('Local').fill('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
  await closeDialog(page)
  await expect(row(page, 'Festa das flores')).toHaveCount(1)
  const kept = await school.stores.events.one(id)
  expect(kept).toMatchObject({ nome: 'Festa das flores', horario: '10h' })
  expect(kept?.local).toBeUndefined()
  await page.goto(`/galeria-evento/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Festa das flores')
})

test('of two tabs that edit one event, the second is warned before it replaces the first', async ({
  page,
  context,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({ nome: 'Cinema ao ar livre' })
  const other = await context.newPage()
  const save = (tab: Page) => tab.getByRole('button', { name: 'Salvar alterações' }).click()
  await open(page, `/admin/evento/${id}/editar`)
  await open(other, `/admin/evento/${id}/editar`)
  await other.getByLabel('Descrição').fill('Leve uma almofada.')
  await save(other)
  await expectDialog(other, 'success', 'Sucesso', 'Evento salvo com sucesso!')
  await page.getByLabel('Descrição').fill('Leve um casaco.')
  await save(page)
  await expectDialog(page, 'info', 'Evento Alterado', warned)
  await expectAccessible(page)
  expect((await school.stores.events.one(id))?.descricao).toBe('Leve uma almofada.')
  await closeDialog(page)
  await expect(page.getByLabel('Descrição')).toHaveValue('Leve um casaco.')
  await save(page)
  await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
  expect((await school.stores.events.one(id))?.descricao).toBe('Leve um casaco.')
  allowConsoleErrors(consoleErrors, /409/)
})

test('saving without a change says that there is nothing to save', async ({ page, school }) => {
  const id = await school.publish({ nome: 'Dia dos professores', local: 'Pátio' })
  await open(page, `/admin/evento/${id}/editar`)
  await page.getByLabel('Nome do evento').fill('  Dia dos professores ')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  const sentence = 'Nada foi mudado neste evento.'
  await expectDialog(page, 'info', 'Nada a Salvar', sentence)
  await closeDialog(page)
  await page.getByLabel('Local').fill('Auditório')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento salvo com sucesso!')
  expect((await school.stores.events.one(id))?.local).toBe('Auditório')
})

test('the event just created is one press away from its photos', async ({ page, school }) => {
  await open(page, '/admin')
  await toggle(page).click()
  await typeEvent(page, 'Mostra de fotos')
  await create(page).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento criado com sucesso!')
  await dialog(page).getByRole('link', { name: 'Adicionar fotos' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mostra de fotos')
  await expect(dialog(page)).toHaveCount(0)
  const kept = (await school.stores.events.all()).find(({ nome }) => nome === 'Mostra de fotos')
  await expect(page).toHaveURL(`/admin/evento/${kept?.id}/fotos`)
  await page.goBack()
  await expect(page).toHaveURL('/admin')
  await expect(dialog(page)).toHaveCount(0)
})

test('a text found again after the event has changed does not replace it unasked', async ({
  page,
  school,
  consoleErrors,
}) => {
  const id = await school.publish({ nome: 'Clube de leitura', descricao: 'Às quintas.' })
  const address = `/admin/evento/${id}/editar`
  await open(page, address)
  await page.getByLabel('Descrição').fill('Às sextas.')
  await open(page, '/admin')
  const draft = { nome: 'Clube de leitura', descricao: 'Aos sábados.', data: '2026-06-20' }
  const before = await school.stores.events.one(id)
  if (before) await school.stores.events.update(id, draft, eventVersion(before))
  await open(page, address)
  await expect(page.getByLabel('Descrição')).toHaveValue('Às sextas.')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await expectDialog(page, 'info', 'Evento Alterado', warned)
  await expect(page.getByLabel('Descrição')).toHaveAccessibleDescription(
    'Salvo em outra aba ou aparelho: “Aos sábados.”',
  )
  expect((await school.stores.events.one(id))?.descricao).toBe('Aos sábados.')
  allowConsoleErrors(consoleErrors, /409/)
})

const warned =
  'Este evento foi alterado em outra aba ou aparelho depois que você abriu esta página. Junto de cada campo está o que foi salvo lá: ao salvar de novo, fica valendo o que você digitou.'

test('an event goes, with its files, after a question that names it and its photos', async ({
  page,
  school,
}) => {
  const before = school.photosKept()
  const id = await school.publish({ nome: 'Gincana' }, 3)
  expect(school.photosKept()).toBe(before + 3)
  await open(page, '/admin')
  const opener = page.getByRole('link', { name: 'Excluir Gincana' })
  await opener.click()
  const question = page.getByRole('alertdialog', { name: 'Excluir evento' })
  await expect(question).toHaveAccessibleDescription(
    'Excluir “Gincana” e suas 3 fotos? Por 30 dias, dá para trazer de volta da Lixeira.',
  )
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(opener).toBeFocused()
  expect(await school.stores.events.one(id)).not.toBeNull()

  await opener.click()
  await question.getByLabel('Excluir de verdade').check()
  await expect(question).toHaveAccessibleDescription(/Esta ação não pode ser desfeita\.$/)
  await question.getByLabel('Excluir de verdade').uncheck()
  await question.getByRole('button', { name: 'Excluir' }).click()
  await expectDialog(page, 'success', 'Sucesso', 'Evento excluído com sucesso!')
  await closeDialog(page)
  await expect(page.getByRole('heading', { name: 'Eventos', exact: true })).toBeFocused()
  await expect(row(page, 'Gincana')).toHaveCount(0)
  expect(await school.stores.events.one(id)).toBeNull()
  expect(school.photosKept()).toBe(before)
})
